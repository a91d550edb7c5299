// Parameter counts of public models from their shapes; totals as published on their model cards.
#include "core/workload/model.hpp"

#include <QtTest>

#include <random>

using namespace gp;

class TestModelConfig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void counts_data();
    void counts();
    void decoderHasTheSameWeights_data();
    void decoderHasTheSameWeights();
    void decoderOfLatentExperts();
    void hybridIsNoDecoder();
    void refuses_data();
    void refuses();
    void brokenTextNeverCrashes();
};

static const char* kLlama3 =
    R"({"model_type":"llama","hidden_size":4096,"intermediate_size":14336,"num_attention_heads":32,"num_hidden_layers":32,"num_key_value_heads":8,"vocab_size":128256,"torch_dtype":"bfloat16"})";

void TestModelConfig::counts_data() {
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<qint64>("total");
    QTest::addColumn<qint64>("active");
    QTest::addColumn<double>("kv"); // 2 x layers x kv heads x head dim x 2 bytes
    const auto row = [](const char* name, const char* config, qint64 total, qint64 active, double kv) {
        QTest::newRow(name) << QByteArray(config) << total << active << kv;
    };
    row("Llama-3-8B", kLlama3, 8030261248, 8030261248, 131072);
    row("Llama-3-70B",
        R"({"model_type":"llama","hidden_size":8192,"intermediate_size":28672,"num_attention_heads":64,"num_hidden_layers":80,"num_key_value_heads":8,"vocab_size":128256})",
        70553706496, 70553706496, 327680);
    row("Llama-2-7B",
        R"({"model_type":"llama","hidden_size":4096,"intermediate_size":11008,"num_attention_heads":32,"num_hidden_layers":32,"vocab_size":32000})",
        6738415616, 6738415616, 524288);
    row("Mistral-7B",
        R"({"model_type":"mistral","hidden_size":4096,"intermediate_size":14336,"num_attention_heads":32,"num_hidden_layers":32,"num_key_value_heads":8,"vocab_size":32000})",
        7241732096, 7241732096, 131072);
    row("Qwen2-7B",
        R"({"model_type":"qwen2","hidden_size":3584,"intermediate_size":18944,"num_attention_heads":28,"num_hidden_layers":28,"num_key_value_heads":4,"vocab_size":152064,"tie_word_embeddings":false})",
        7615616512, 7615616512, 57344);
    row("Gemma-2B",
        R"({"model_type":"gemma","hidden_size":2048,"intermediate_size":16384,"num_attention_heads":8,"num_hidden_layers":18,"num_key_value_heads":1,"head_dim":256,"vocab_size":256000})",
        2506172416, 2506172416, 18432);
    row("GPT-2", R"({"model_type":"gpt2","n_embd":768,"n_head":12,"n_layer":12,"n_positions":1024,"vocab_size":50257})",
        124439808, 124439808, 36864);
    row("Phi-2",
        R"({"model_type":"phi","hidden_size":2560,"intermediate_size":10240,"num_attention_heads":32,"num_hidden_layers":32,"vocab_size":51200})",
        2779683840, 2779683840, 327680);
    row("Mixtral-8x7B",
        R"({"model_type":"mixtral","hidden_size":4096,"intermediate_size":14336,"num_attention_heads":32,"num_hidden_layers":32,"num_key_value_heads":8,"num_local_experts":8,"num_experts_per_tok":2,"vocab_size":32000})",
        46702792704, 12879925248, 131072);
    row("DeepSeek-V3",
        R"({"model_type":"deepseek_v3","hidden_size":7168,"intermediate_size":18432,"moe_intermediate_size":2048,"num_attention_heads":128,"num_key_value_heads":128,"num_hidden_layers":61,"first_k_dense_replace":3,"n_routed_experts":256,"n_shared_experts":1,"num_experts_per_tok":8,"kv_lora_rank":512,"q_lora_rank":1536,"qk_nope_head_dim":128,"qk_rope_head_dim":64,"v_head_dim":128,"topk_method":"noaux_tc","num_nextn_predict_layers":1,"vocab_size":129280,"quantization_config":{"quant_method":"fp8"}})",
        671026419200, 37552297472, 70272);
}
void TestModelConfig::counts() {
    QFETCH(QByteArray, config);
    const auto model = readModelConfig(config.toStdString());
    QVERIFY2(model.ok(), model.ok() ? "" : render(model.error().message).c_str());
    QTEST(qint64(model->total.n), "total");
    QTEST(qint64(model->active.n), "active");
    QTEST(baseValue(model->kvCache), "kv");
}

/// The shape for predictions leaves out norms and biases only: under 0.1 % of the models above a billion parameters. It
/// holds a tied table twice, as a pipeline does.
void TestModelConfig::decoderHasTheSameWeights_data() {
    counts_data();
}
void TestModelConfig::decoderHasTheSameWeights() {
    QFETCH(QByteArray, config);
    const auto model = readModelConfig(config.toStdString());
    const auto shape = decoderFromConfig(config.toStdString());
    QVERIFY(shape.ok() && shape->complete());
    const double tied = *model->tied ? times(tableWeights(*shape)) : 0;
    const double tolerance = times(model->total) > 1e9 ? 1e-3 : 1e-2;
    QVERIFY(std::abs((times(totalParameters(*shape)) - tied) / times(model->total) - 1) < tolerance);
    QVERIFY(std::abs((times(activeParameters(*shape)) - tied) / times(model->active) - 1) < tolerance);
}

void TestModelConfig::decoderOfLatentExperts() {
    QFile file(QStringLiteral(GP_TEST_DATA "/models/deepseek-v3.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto shape = decoderFromConfig(file.readAll().toStdString());
    QVERIFY(shape.ok() && shape->mixture() && shape->latent());
    DecoderShape wanted;
    wanted.layers = {61};
    wanted.hidden = {7168};
    wanted.heads = wanted.kvHeads = {128};
    wanted.headDim = {7168 / 128};
    wanted.feedForward = {18432};
    wanted.vocabulary = {129280};
    wanted.experts = {256};
    wanted.expertsPerToken = {8};
    wanted.expertWidth = wanted.sharedWidth = {2048};
    wanted.denseLayers = {3};
    wanted.queryRank = {1536};
    wanted.kvRank = {512};
    wanted.nopeDim = wanted.valueDim = {128};
    wanted.ropeDim = {64};
    QVERIFY(*shape == wanted);
}

void TestModelConfig::hybridIsNoDecoder() {
    QByteArray config(kLlama3);
    config.replace("}", R"(,"hybrid_override_pattern":"M*","mamba_num_heads":8,"mamba_head_dim":8,"ssm_state_size":8,)"
                        R"("n_groups":1,"conv_kernel":4})");
    config.replace("\"num_hidden_layers\":32", "\"num_hidden_layers\":2");
    QVERIFY(readModelConfig(config.toStdString()).ok());
    QCOMPARE(decoderFromConfig(config.toStdString()).error().code, std::string("model.unsupported"));
}

void TestModelConfig::refuses_data() {
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QString>("code");
    QTest::newRow("no json") << QByteArray("{\"a\": ") << "json.syntax";
    QTest::newRow("list") << QByteArray("[1]") << "model.unsupported";
    QTest::newRow("no layers") << QByteArray(R"({"model_type":"llama","hidden_size":4096})") << "model.missing";
    QTest::newRow("zero layers") << QByteArray(kLlama3).replace("\"num_hidden_layers\":32", "\"num_hidden_layers\":0")
                                 << "model.range";
    QTest::newRow("negative") << QByteArray(kLlama3).replace("4096", "-4096") << "model.range";
    QTest::newRow("huge") << QByteArray(kLlama3).replace("128256", "1e30") << "model.range";
    QTest::newRow("text") << QByteArray(kLlama3).replace("128256", "\"many\"") << "model.range";
    QTest::newRow("deep") << QByteArray(100000, '[') << "json.syntax";
}
void TestModelConfig::refuses() {
    QFETCH(QByteArray, config);
    const auto model = readModelConfig(config.toStdString());
    QVERIFY(!model.ok());
    QTEST(QString::fromStdString(model.error().code), "code");
    QTEST(QString::fromStdString(decoderFromConfig(config.toStdString()).error().code), "code");
}

void TestModelConfig::brokenTextNeverCrashes() {
    const std::string whole = kLlama3;
    for (std::size_t n = 0; n < whole.size(); ++n)
        QVERIFY(!readModelConfig(whole.substr(0, n)).ok());
    std::mt19937 random(3);
    for (int i = 0; i < 3000; ++i) {
        std::string bent = whole;
        for (int k = 0; k < 3; ++k)
            bent[random() % bent.size()] = static_cast<char>(random());
        const auto model = readModelConfig(bent);
        if (model)
            QVERIFY(model->total.n > 0);
    }
}

QTEST_APPLESS_MAIN(TestModelConfig)
#include "test_model_config.moc"
