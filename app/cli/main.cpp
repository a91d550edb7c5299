// groundplan-cli: the sizing core without a window.
#include "app/cli/cli.hpp"
#include "ui/session/speech.hpp"

#include <QCoreApplication>

using namespace gp::cli;

static const char* kHelpEnglish = R"(groundplan-cli - sizes AI compute centres

  groundplan-cli plan FILE [--scenario S] [--set key=value]... [--json]
  groundplan-cli explain FILE KEY [--scenario S] [--set key=value]...
  groundplan-cli report FILE -o OUT.pdf [--scenario S] [--set key=value]... [--language en|zh_CN] [--no-prices]
  groundplan-cli save FILE -o OUT.gplan [--scenario S] [--set key=value]...
  groundplan-cli read FILE [--json]
  groundplan-cli check fabric --nodes N --rails R --radix K [--oversubscription X] [--planes P] [--json]
  groundplan-cli check training RUNS.csv [--by family|gpu|model] [--constants FILE] [--json]
  groundplan-cli search --model CONFIG.json --gpu ID --gpus N [--sequence 4096] [--batch 1024] [option]... [--json]
  groundplan-cli fields [--json]
  groundplan-cli figures [--json]
  groundplan-cli samples
  groundplan-cli --help | --version

FILE is a project (.gplan) or the name of a sample. `read` takes a model's config.json.
`check training` predicts the step time of published runs and says how far off it is; blank layout fields are searched.
`report` writes plain text where OUT ends in .txt; --no-prices makes a tender annex.
Keys are those of `fields` and `figures`; a short ending ("mfu") works where exactly one entry has it.
Values are typed as in the window: --set mfu=45% --set "llm.token_rate=20 亿 tokens/天" --set reserve=1.3
--language en|zh_CN works with every command.

`search` finds the fastest layouts of a training job and says why the others lose. The batch is in sequences.
  machine   --precision bf16|fp8|fp4  --network Gb/s a GPU (400)  --domain GPUs in one NVLink domain
            --oversubscription X  --part GPUs that reach each other at full bandwidth all the same (256)
  to hold   --tensor N  --pipeline N  --virtual N  --data N  --context N  --expert N  --micro-batch N  --zero 0..3
            --sequence-parallel yes|no  --recompute none|selective|full  --stack megatron_core|fsdp|legacy
  search    --full every layout, not only the promising  --safe with a margin of memory  --top N (10)
            --vintage X: steps of this software take X times those of the fitted one

Exit codes: 0 done; 1 the result cannot be written; 2 wrong input, named in one line; nothing is written.
)";

static const char* kHelpChinese = R"(groundplan-cli - 智算中心测算

  groundplan-cli plan FILE [--scenario S] [--set key=value]... [--json]            规划并列出全部结果与结论
  groundplan-cli explain FILE KEY [--scenario S] [--set key=value]...              一个数字的公式、代入与来源
  groundplan-cli report FILE -o OUT.pdf [--scenario S] [--set key=value]... [--language en|zh_CN] [--no-prices]
  groundplan-cli save FILE -o OUT.gplan [--scenario S] [--set key=value]...        把改动存为项目
  groundplan-cli read FILE [--json]                                                读取外部文件
  groundplan-cli check fabric --nodes N --rails R --radix K [--oversubscription X] [--planes P] [--json]
  groundplan-cli check training RUNS.csv [--by family|gpu|model] [--constants FILE] [--json]   预测与已发布训练的对比
  groundplan-cli search --model CONFIG.json --gpu ID --gpus N [--sequence 4096] [--batch 1024] [选项]... [--json]
  groundplan-cli fields [--json]                                                   全部输入
  groundplan-cli figures [--json]                                                  全部结果
  groundplan-cli samples                                                           内置样例
  groundplan-cli --help | --version

FILE 是项目文件（.gplan）或样例名。read 读取模型的 config.json。
check training 逐行预测训练步时并统计误差；留空的并行字段由程序搜索。
OUT 以 .txt 结尾时 report 输出纯文本；--no-prices 输出不含价格的招标附件。
键见 fields 与 figures；仅一项符合时可用末段简写（如 mfu）。
值的写法与窗口相同：--set mfu=45% --set "llm.token_rate=20 亿 tokens/天" --set reserve=1.3
--language en|zh_CN 对所有命令有效。

search 搜索训练任务最快的并行布局，并说明其他布局慢在哪里。批大小以序列数计。
  机器      --precision bf16|fp8|fp4  --network 每卡网络带宽 Gb/s（400）  --domain 一个 NVLink 域的卡数
            --oversubscription X  --part 收敛之外仍以全带宽互通的卡数（256）
  固定      --tensor N  --pipeline N  --virtual N  --data N  --context N  --expert N  --micro-batch N  --zero 0..3
            --sequence-parallel yes|no  --recompute none|selective|full  --stack megatron_core|fsdp|legacy
  搜索      --full 搜索全部布局而非只搜有希望的  --safe 只取显存留有余量的  --top N（10）
            --vintage X：所用软件的单步耗时是拟合所用软件的 X 倍

退出码：0 完成；1 结果无法写入；2 输入有误，以一行指明，不写任何文件。
)";

int main(int argc, char** argv) {
    // Only `report` draws; it makes an application with fonts, everything else needs none.
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const int language = static_cast<int>(words.indexOf(QStringLiteral("--language")));
    const bool report = !words.isEmpty() && words.front() == QLatin1String("report");
    if (words.isEmpty() || words.contains(QStringLiteral("--help")) || words.contains(QStringLiteral("-h"))) {
        const bool chinese = language >= 0 && words.value(language + 1).startsWith(QLatin1String("zh"));
        print(QString::fromUtf8(chinese ? kHelpChinese : kHelpEnglish));
        return words.isEmpty() ? kWrongInput : kDone;
    }
    if (words.contains(QStringLiteral("--version"))) {
        print(QStringLiteral("groundplan-cli " GP_VERSION "\n"));
        return kDone;
    }
    std::unique_ptr<QCoreApplication> application;
    if (report)
        return reportCommand(words.mid(1));
    application = std::make_unique<QCoreApplication>(argc, argv);
    if (language >= 0) {
        if (language + 1 >= words.size())
            return fail(gp::Message{GP_TR("%1 needs a value."), {std::string("--language")}});
        if (!speak(words[language + 1]))
            return kWrongInput;
        words.remove(language, 2);
    }
    const QString command = words.isEmpty() ? QString() : words.takeFirst();
    const std::pair<const char*, int (*)(const QStringList&)> commands[] = {
        {"plan", planCommand},       {"explain", explainCommand}, {"fields", fieldsCommand},
        {"figures", figuresCommand}, {"samples", samplesCommand}, {"check", checkCommand},
        {"read", readCommand},       {"save", saveCommand},       {"search", searchCommand}};
    for (const auto& [name, run] : commands)
        if (command == QLatin1String(name))
            return run(words);
    return fail(gp::Message{GP_TR("unknown command “%1” (see --help)"), {command.toStdString()}});
}
