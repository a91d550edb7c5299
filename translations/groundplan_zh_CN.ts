<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>core</name>
    <message>
        <location filename="../core/catalog/facts.cpp"/>
        <source>Contained air</source>
        <translation>封闭通道风冷</translation>
    </message>
    <message>
        <location filename="../core/catalog/facts.cpp"/>
        <source>In-row air</source>
        <translation>行级风冷</translation>
    </message>
    <message>
        <location filename="../core/catalog/facts.cpp"/>
        <source>Rear-door heat exchanger</source>
        <translation>背板换热门</translation>
    </message>
    <message>
        <location filename="../core/catalog/facts.cpp"/>
        <source>Cold plate</source>
        <translation>冷板液冷</translation>
    </message>
    <message>
        <location filename="../core/catalog/facts.cpp"/>
        <source>Immersion</source>
        <translation>浸没式液冷</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 is out of range.</source>
        <translation>%1 超出范围。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 must be a list.</source>
        <translation>%1 必须是列表。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 must be an object.</source>
        <translation>%1 必须是对象。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 is not a key that is known here.</source>
        <translation>%1 不是已知的键。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1: there are too many entries.</source>
        <translation>%1：条目过多。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 must be a text.</source>
        <translation>%1 必须是文本。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 is too large.</source>
        <translation>%1 过大。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 must be a number.</source>
        <translation>%1 必须是数字。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 is not a kind of source.</source>
        <translation>%1 不是来源类型。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 must be true or false.</source>
        <translation>%1 必须是 true 或 false。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 has no source.</source>
        <translation>%1 没有来源。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 is not a fact that is known here.</source>
        <translation>%1 不是已知的参数。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 is empty or given twice.</source>
        <translation>%1 为空或重复。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 names an unknown accelerator.</source>
        <translation>%1 指向未知的加速卡。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 is not a cooling method.</source>
        <translation>%1 不是制冷方式。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 is nested too deeply.</source>
        <translation>%1 嵌套过深。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 is not valid JSON at byte %2.</source>
        <translation>%1 在第 %2 字节处不是有效的 JSON。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 cannot be changed by a user's entry.</source>
        <translation>用户条目不能改变 %1。</translation>
    </message>
    <message>
        <location filename="../core/catalog/loader.cpp"/>
        <source>%1 cannot be read: %2</source>
        <translation>%1 无法读取：%2</translation>
    </message>
    <message>
        <location filename="../core/fabric/topology.cpp"/>
        <source>The network cannot be sized with %1 = %2.</source>
        <translation>%1 = %2 时无法计算网络规模。</translation>
    </message>
    <message>
        <location filename="../core/fabric/topology.cpp"/>
        <source>%1 ports are more than three tiers of %2-port switches carry.</source>
        <translation>%1 个端口超出了 %2 口交换机三层网络的上限。</translation>
    </message>
    <message>
        <location filename="../core/performance/constants.cpp"/>
        <source>The performance constants cannot be read: %1</source>
        <translation>性能常数无法读取：%1</translation>
    </message>
    <message>
        <location filename="../core/performance/constants.cpp"/>
        <source>The performance constant %1 is missing.</source>
        <translation>缺少性能常数 %1。</translation>
    </message>
    <message>
        <location filename="../core/performance/constants.cpp"/>
        <source>The performance constant %1 is out of range.</source>
        <translation>性能常数 %1 超出范围。</translation>
    </message>
    <message>
        <location filename="../core/performance/csv_table.cpp"/>
        <source>The table cannot be read at byte %1.</source>
        <translation>表格在第 %1 字节处无法读取。</translation>
    </message>
    <message>
        <location filename="../core/performance/csv_table.cpp"/>
        <source>The table is empty.</source>
        <translation>表格为空。</translation>
    </message>
    <message>
        <location filename="../core/performance/layout_rules.cpp"/>
        <source>the degrees do not multiply to the number of GPUs</source>
        <translation>各并行度之积不等于 GPU 数</translation>
    </message>
    <message>
        <location filename="../core/performance/layout_rules.cpp"/>
        <source>attention heads cannot be shared by the tensor-parallel ranks</source>
        <translation>注意力头无法由张量并行各卡均分</translation>
    </message>
    <message>
        <location filename="../core/performance/layout_rules.cpp"/>
        <source>the feed-forward width cannot be shared by the tensor-parallel ranks</source>
        <translation>前馈层宽度无法由张量并行各卡均分</translation>
    </message>
    <message>
        <location filename="../core/performance/layout_rules.cpp"/>
        <source>experts cannot be shared by the expert-parallel ranks</source>
        <translation>专家无法由专家并行各卡均分</translation>
    </message>
    <message>
        <location filename="../core/performance/layout_rules.cpp"/>
        <source>layers cannot be shared evenly by the stages</source>
        <translation>层数无法由各流水级均分</translation>
    </message>
    <message>
        <location filename="../core/performance/layout_rules.cpp"/>
        <source>interleaving needs micro-batches in multiples of the stages</source>
        <translation>交错流水要求微批数为流水级数的倍数</translation>
    </message>
    <message>
        <location filename="../core/performance/layout_rules.cpp"/>
        <source>the batch is no multiple of data-parallel ranks times micro-batch</source>
        <translation>批大小不是数据并行度与微批之积的倍数</translation>
    </message>
    <message>
        <location filename="../core/performance/layout_rules.cpp"/>
        <source>the sequence cannot be cut evenly</source>
        <translation>序列无法均匀切分</translation>
    </message>
    <message>
        <location filename="../core/performance/layout_rules.cpp"/>
        <source>does not fit in memory</source>
        <translation>显存放不下</translation>
    </message>
    <message>
        <location filename="../core/performance/machine.cpp"/>
        <source>dense bf16 peak</source>
        <translation>bf16 稠密峰值</translation>
    </message>
    <message>
        <location filename="../core/performance/machine.cpp"/>
        <source>dense peak of this precision</source>
        <translation>该精度的稠密峰值</translation>
    </message>
    <message>
        <location filename="../core/performance/machine.cpp"/>
        <source>memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <location filename="../core/performance/machine.cpp"/>
        <source>memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <location filename="../core/performance/machine.cpp"/>
        <source>bandwidth of the scale-up link</source>
        <translation>卡间互联带宽</translation>
    </message>
    <message>
        <location filename="../core/performance/machine.cpp"/>
        <source>network bandwidth</source>
        <translation>网络带宽</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>matrix multiplications</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>memory-bound operations</source>
        <translation>访存型算子</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>tensor-parallel transfers</source>
        <translation>张量并行通信</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>context-parallel transfers</source>
        <translation>上下文并行通信</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>expert-parallel transfers</source>
        <translation>专家并行通信</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>sends between stages</source>
        <translation>流水级间传输</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>gradients and gathered weights</source>
        <translation>梯度规约与权重收集</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>optimiser</source>
        <translation>优化器</translation>
    </message>
    <message>
        <location filename="../core/performance/search.cpp"/>
        <source>software and stragglers</source>
        <translation>软件开销与慢卡</translation>
    </message>
    <message>
        <location filename="../core/performance/sizing.cpp"/>
        <source>batch size</source>
        <translation>批大小</translation>
    </message>
    <message>
        <location filename="../core/performance/sizing.cpp"/>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <location filename="../core/performance/sizing.cpp"/>
        <source>arithmetic</source>
        <translation>算力</translation>
    </message>
    <message>
        <location filename="../core/performance/training_runs.cpp"/>
        <source>The model's shape is not complete.</source>
        <translation>模型结构不完整。</translation>
    </message>
    <message>
        <location filename="../core/performance/training_runs.cpp"/>
        <source>The GPU is not in the catalog.</source>
        <translation>目录中没有该 GPU。</translation>
    </message>
    <message>
        <location filename="../core/performance/training_runs.cpp"/>
        <source>The catalog has no %1 of this GPU.</source>
        <translation>目录中没有该 GPU 的%1。</translation>
    </message>
    <message>
        <location filename="../core/performance/training_runs.cpp"/>
        <source>The number of GPUs is missing.</source>
        <translation>缺少 GPU 数量。</translation>
    </message>
    <message>
        <location filename="../core/performance/training_runs.cpp"/>
        <source>The layout does not fill the GPUs.</source>
        <translation>并行布局与 GPU 数量不符。</translation>
    </message>
    <message>
        <location filename="../core/performance/training_runs.cpp"/>
        <source>The runs have no column %1.</source>
        <translation>训练记录缺少列 %1。</translation>
    </message>
    <message>
        <location filename="../core/performance/training_runs.cpp"/>
        <source>The table has too many rows.</source>
        <translation>表格行数过多。</translation>
    </message>
    <message>
        <location filename="../core/performance/training_runs.cpp"/>
        <source>Sequence length or batch is missing.</source>
        <translation>缺少序列长度或批大小。</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Switches</source>
        <translation>交换机数</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Modules and cable ends</source>
        <translation>模块与线缆端</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Cables</source>
        <translation>线缆</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Storage blocks</source>
        <translation>存储单元</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Object blocks</source>
        <translation>对象单元数</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Site</source>
        <translation>机房</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Power and cooling plant</source>
        <translation>供配电与制冷</translation>
    </message>
    <message>
        <location filename="../core/plan/bill.cpp"/>
        <source>Installation</source>
        <translation>安装</translation>
    </message>
    <message>
        <location filename="../core/plan/field.cpp"/>
        <source>There is no field or figure “%1”.</source>
        <translation>没有名为“%1”的字段或结果。</translation>
    </message>
    <message>
        <location filename="../core/plan/field.cpp"/>
        <source>“%1” names more than one entry; use the full key.</source>
        <translation>“%1”对应多个条目，请用完整的键。</translation>
    </message>
    <message>
        <location filename="../core/plan/field.cpp"/>
        <source>%1 needs a value.</source>
        <translation>%1 需要一个值。</translation>
    </message>
    <message>
        <location filename="../core/plan/field.cpp"/>
        <source>%1 must be between %2 and %3, not %4.</source>
        <translation>%1 必须在 %2 与 %3 之间，而不是 %4。</translation>
    </message>
    <message>
        <location filename="../core/plan/field.cpp"/>
        <source>%1 must be a whole number.</source>
        <translation>%1 必须是整数。</translation>
    </message>
    <message>
        <location filename="../core/plan/field.cpp"/>
        <source>%1 is longer than a field can hold.</source>
        <translation>%1 过长。</translation>
    </message>
    <message>
        <location filename="../core/plan/field.cpp"/>
        <source>%1 has no option “%2”.</source>
        <translation>%1 没有“%2”这个选项。</translation>
    </message>
    <message>
        <location filename="../core/plan/field.cpp"/>
        <source>%1: there is no “%2” in the catalog.</source>
        <translation>%1：目录中没有“%2”。</translation>
    </message>
    <message>
        <location filename="../core/plan/field.cpp"/>
        <source>%1 does not take this kind of value.</source>
        <translation>%1 不接受这类值。</translation>
    </message>
    <message>
        <location filename="../core/plan/formula_eval.cpp"/>
        <source>The formula cannot be evaluated at “%1”.</source>
        <translation>公式在“%1”处无法计算。</translation>
    </message>
    <message>
        <location filename="../core/plan/formula_parse.cpp"/>
        <source>The formula cannot be read at byte %1.</source>
        <translation>公式在第 %1 字节处无法读取。</translation>
    </message>
    <message>
        <location filename="../core/plan/override.cpp"/>
        <source>“%1” is not a valid id: use a-z, 0-9, _ and -.</source>
        <translation>“%1”不是有效标识：请用 a-z、0-9、_ 和 -。</translation>
    </message>
    <message>
        <location filename="../core/plan/override.cpp"/>
        <source>There is already a workload “%1”.</source>
        <translation>已有名为“%1”的负载。</translation>
    </message>
    <message>
        <location filename="../core/plan/override.cpp"/>
        <source>“%1” would be one workload too many.</source>
        <translation>“%1”使负载数超出上限。</translation>
    </message>
    <message>
        <location filename="../core/plan/override.cpp"/>
        <source>“%1” has no kind of workload.</source>
        <translation>“%1”没有负载类型。</translation>
    </message>
    <message>
        <location filename="../core/plan/override.cpp"/>
        <source>There is no workload “%1”.</source>
        <translation>没有名为“%1”的负载。</translation>
    </message>
    <message>
        <location filename="../core/plan/override.cpp"/>
        <source>The range of %1 must hold its likely value.</source>
        <translation>%1 的区间必须包含最可能值。</translation>
    </message>
    <message>
        <location filename="../core/plan/plan.cpp"/>
        <source>%1: cannot be judged</source>
        <translation>%1：无法判断</translation>
    </message>
    <message>
        <location filename="../core/plan/plan.cpp"/>
        <source>The limit is %2, but %3 is unknown.</source>
        <translation>限额为 %2，但 %3 未知。</translation>
    </message>
    <message>
        <location filename="../core/plan/plan.cpp"/>
        <source>%1: exceeded by %2</source>
        <translation>%1：超出 %2</translation>
    </message>
    <message>
        <location filename="../core/plan/plan.cpp"/>
        <source>%3 needed, %2 allowed.</source>
        <translation>需要 %3，允许 %2。</translation>
    </message>
    <message>
        <location filename="../core/plan/plan.cpp"/>
        <source>%1: no margin</source>
        <translation>%1：没有余量</translation>
    </message>
    <message>
        <location filename="../core/plan/plan.cpp"/>
        <source>%3 of %2 is %4 of the limit; plan with less than 90 %.</source>
        <translation>%3 / %2，已用 %4；规划应低于 90 %。</translation>
    </message>
    <message>
        <location filename="../core/plan/plan.cpp"/>
        <source>%1: kept</source>
        <translation>%1：满足</translation>
    </message>
    <message>
        <location filename="../core/plan/plan.cpp"/>
        <source>%3 of %2, %4 left.</source>
        <translation>%3 / %2，余 %4。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>Own numbers</source>
        <translation>自定数值</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>as in catalog</source>
        <translation>取自目录</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>The dense peak that MFU is counted against.</source>
        <translation>MFU 所对照的稠密峰值。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>Usable GPU memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>Share of the memory that weights and caches may fill.</source>
        <translation>权重与缓存可占用的显存比例。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>Dense peak</source>
        <translation>稠密峰值</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>GPU memory</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>Server power, maximum</source>
        <translation>服务器功耗（最大）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Centre</source>
        <translation>全中心</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Reserve</source>
        <translation>余量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Dense peak, catalog</source>
        <translation>稠密峰值（目录）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>GPU memory, catalog</source>
        <translation>单卡显存（目录）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>GPUs a server</source>
        <translation>每机 GPU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Server power, catalog</source>
        <translation>服务器功耗（目录）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Server power, typical</source>
        <translation>服务器功耗（典型）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Server height</source>
        <translation>服务器高度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Server mass</source>
        <translation>服务器重量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Parameter-plane ports a server</source>
        <translation>每机参数面端口</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Parameter-plane port rate</source>
        <translation>参数面端口速率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Storage-plane ports a server</source>
        <translation>每机存储面端口</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Storage-plane port rate</source>
        <translation>存储面端口速率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Business-plane ports a server</source>
        <translation>每机业务面端口</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Management ports a server</source>
        <translation>每机管理端口</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Server power, expected</source>
        <translation>服务器功耗（预期）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Interconnect a GPU</source>
        <translation>单卡互联带宽</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>GPUs</source>
        <translation>GPU 总数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>GPUs installed in all pools.</source>
        <translation>所有资源池安装的 GPU。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Dense peak, all GPUs</source>
        <translation>全部 GPU 稠密峰值</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Spares for failed GPUs</source>
        <translation>故障备件</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Reserve by its parts</source>
        <translation>余量构成合计</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/figures.cpp"/>
        <source>Reserve beyond its parts</source>
        <translation>余量富余</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Running</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Price list</source>
        <translation>价目表</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Own price a server</source>
        <translation>自定整机价</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>from the price list</source>
        <translation>取自价目表</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Share of the equipment's price.</source>
        <translation>占设备价格的比例。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Electricity</source>
        <translation>电价</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Time in use</source>
        <translation>使用时间</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Share of the year in which the GPUs are at work.</source>
        <translation>一年中 GPU 工作的时间比例。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Maintenance a year</source>
        <translation>年维护</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Interest</source>
        <translation>利率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Life of IT</source>
        <translation>IT 设备寿命</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/fields.cpp"/>
        <source>Life of the facility</source>
        <translation>机房寿命</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Unit prices</source>
        <translation>单价</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Investment</source>
        <translation>投资</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Running cost</source>
        <translation>运行成本</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Module or cable end</source>
        <translation>模块或线缆端</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Cable</source>
        <translation>线缆</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Storage block</source>
        <translation>存储单元</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Object block</source>
        <translation>对象存储单元</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Facility</source>
        <translation>机房</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Electricity a year</source>
        <translation>年电费</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Cost a year</source>
        <translation>年成本</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Annuities of the investment, electricity and maintenance.</source>
        <translation>投资年金、电费与维护之和。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Cost a GPU hour</source>
        <translation>卡时成本</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/figures.cpp"/>
        <source>Cost a million tokens</source>
        <translation>百万 tokens 成本</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/findings.cpp"/>
        <source>A price is missing</source>
        <translation>缺少价格</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/cost/findings.cpp"/>
        <source>“%1” has no price for %2, so the investment is unknown and not counted as zero.</source>
        <translation>“%1”没有 %2 的价格，投资因此未知，不按零计。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>tokens a day</source>
        <translation>每日 tokens</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>GPUs given</source>
        <translation>给定 GPU 数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>assumed</source>
        <translation>假设</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>N+1 replicas</source>
        <translation>N+1 副本</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>N+1 servers</source>
        <translation>N+1 服务器</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>reserve</source>
        <translation>余量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>reserve, then round</source>
        <translation>先乘余量再取整</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>round, then reserve</source>
        <translation>先取整再乘余量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Replica</source>
        <translation>副本</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Sizing rule</source>
        <translation>取整规则</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Parts of the reserve</source>
        <translation>余量构成</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>not named</source>
        <translation>未命名</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>All parameters, embeddings included.</source>
        <translation>全部参数，含词嵌入。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Active parameters</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>all (dense)</source>
        <translation>全部（稠密）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Parameters that work on one token; fewer than all for a mixture of experts.</source>
        <translation>处理一个 token 的参数；混合专家模型少于总参数。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Size by</source>
        <translation>测算依据</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Tokens a day</source>
        <translation>每日 tokens</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Token budget</source>
        <translation>Token 预算</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>not given</source>
        <translation>未给出</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Tokens a step</source>
        <translation>每步 tokens</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Global batch in tokens; gives the steps a day.</source>
        <translation>以 token 计的全局批，给出每天步数。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Model FLOP utilisation: useful work over the dense peak.</source>
        <translation>模型算力利用率：有效计算与稠密峰值之比。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>MFU is</source>
        <translation>MFU 取值</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>MFU, measured</source>
        <translation>实测 MFU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>From the customer's own runs; used where the MFU is said to be measured.</source>
        <translation>取自客户自己的训练记录；MFU 取值为“实测”时使用。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Availability</source>
        <translation>可用率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Share of time in which the job makes progress.</source>
        <translation>作业有进展的时间比例。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Availability is</source>
        <translation>可用率取值</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Availability, measured</source>
        <translation>实测可用率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Bytes a parameter</source>
        <translation>每参数字节</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>2 for bf16, 1 for fp8 weights.</source>
        <translation>bf16 为 2，fp8 权重为 1。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>KV cache a token</source>
        <translation>每 token KV 缓存</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Requests a second</source>
        <translation>每秒请求</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Peak factor</source>
        <translation>峰值系数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Work a request</source>
        <translation>单请求计算量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>from model and tokens</source>
        <translation>由模型与 token 数得出</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Tokens in</source>
        <translation>输入 tokens</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Tokens out</source>
        <translation>输出 tokens</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Latency target</source>
        <translation>时延目标</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Time in which a whole request must be answered.</source>
        <translation>一个完整请求的应答时间。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Useful work over the dense peak while serving.</source>
        <translation>推理时有效计算与稠密峰值之比。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Utilisation is</source>
        <translation>利用率取值</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Utilisation, measured</source>
        <translation>实测利用率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Requests a replica</source>
        <translation>每副本请求数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Requests that one replica holds in memory at once.</source>
        <translation>一个副本同时驻留的请求。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>GPUs a replica</source>
        <translation>每副本 GPU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>At least this many; memory may ask for more.</source>
        <translation>至少这么多；显存可能要求更多。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Redundancy</source>
        <translation>冗余</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>its id</source>
        <translation>用其标识</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>For failed cards, peaks and scheduling gaps; 20-30 % is usual.</source>
        <translation>用于坏卡、峰值与调度碎片；惯例 20-30 %。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Rounding</source>
        <translation>取整</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Failure of a GPU every</source>
        <translation>单卡故障间隔</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Mean time until one GPU stops its job, by whatever cause.</source>
        <translation>单卡因任何原因中断任务的平均间隔。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Time to repair</source>
        <translation>修复时间</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Until a failed GPU is back at work.</source>
        <translation>故障卡恢复工作所需时间。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Time to restart a job</source>
        <translation>作业重启时间</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>From a failure until the job runs again: finding it, spare GPUs, start; reading apart.</source>
        <translation>从故障到作业重新运行：发现、换备卡、启动；读取检查点另计。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Peaks</source>
        <translation>峰值</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Of the reserve; 0 where demand is already given at its peak.</source>
        <translation>余量中用于峰值的部分；需求已按峰值给出时为 0。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Free GPUs that no waiting job fits on.</source>
        <translation>空闲但放不下任何排队任务的卡。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>From demand to GPUs</source>
        <translation>从需求到卡数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Time</source>
        <translation>工期</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Sustained compute</source>
        <translation>所需持续算力</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>GPUs before rounding</source>
        <translation>取整前卡数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Work of the token budget</source>
        <translation>Token 预算的计算量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Time to finish</source>
        <translation>完成时间</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Tokens a day, all GPUs at work</source>
        <translation>全部 GPU 投入时每日 tokens</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Tokens trained or served</source>
        <translation>训练或服务的 tokens</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Sample read rate</source>
        <translation>样本读取速率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Steps a second</source>
        <translation>每秒步数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Requests a second at peak</source>
        <translation>峰值每秒请求</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>KV cache of a replica</source>
        <translation>副本的 KV 缓存</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>GPUs that hold it</source>
        <translation>容纳所需 GPU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Requests in flight at peak</source>
        <translation>峰值在途请求</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>GPUs in whole units</source>
        <translation>整单元 GPU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>GPUs with reserve</source>
        <translation>乘余量后 GPU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>GPUs with redundancy</source>
        <translation>含冗余 GPU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>GPUs to place</source>
        <translation>待放置 GPU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>GPUs installed</source>
        <translation>安装 GPU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Training work a token and parameter</source>
        <translation>每 token 每参数训练计算量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Inference work a token and parameter</source>
        <translation>每 token 每参数推理计算量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Checkpoint a parameter</source>
        <translation>每参数检查点</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>Stored text a token</source>
        <translation>每 token 存储字节</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/figures.cpp"/>
        <source>One year</source>
        <translation>一年</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>%1 is outside the usual range</source>
        <translation>%1 超出惯例范围</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>%1 is %2; usual is %3 to %4.</source>
        <translation>%1 为 %2；惯例为 %3 至 %4。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>%1 to %2</source>
        <translation>%1 改为 %2</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>The training job cannot be sized</source>
        <translation>训练作业无法测算</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>The inference service cannot be sized</source>
        <translation>推理服务无法测算</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>Memory and latency are unchecked</source>
        <translation>显存与时延未校核</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>Latency is unchecked</source>
        <translation>时延未校核</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>Memory is unchecked</source>
        <translation>显存未校核</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>Work alone asks for %1; weights, cache and response time may ask for more. Name the model and a latency target.</source>
        <translation>仅按计算量需要 %1；权重、缓存与响应时间可能要求更多。请指定模型与时延目标。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>%1 instead of %2</source>
        <translation>%1，而不是 %2</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>A replica needs %1 whole, and redundancy adds to it: never less than one replica.</source>
        <translation>一个副本整取 %1，再加冗余：绝不少于一个副本。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>The cache is not counted</source>
        <translation>未计入缓存</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>Only weights of %1 are placed; give the cache and the tokens of a request.</source>
        <translation>只放置了 %1 权重；请给出缓存与请求的 token 数。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>Reserve %1: its parts add up to %2</source>
        <translation>余量 %1：构成合计 %2</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>Reserve %1 is less than its parts, %2</source>
        <translation>余量 %1 小于构成合计 %2</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>Spares %1, peaks %2, fragmentation %3; usual in all is 20-30 %.</source>
        <translation>备件 %1、峰值 %2、碎片 %3；惯例合计 20-30 %。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>There is no workload yet</source>
        <translation>还没有负载</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/findings.cpp"/>
        <source>Add a training job or an inference service.</source>
        <translation>请添加训练作业或推理服务。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/fields.cpp"/>
        <source>Oversubscription</source>
        <translation>收敛比</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/fields.cpp"/>
        <source>Bandwidth down over bandwidth up at a leaf.</source>
        <translation>Leaf 下行与上行带宽之比。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/fields.cpp"/>
        <source>Switch power</source>
        <translation>交换机功耗</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/fields.cpp"/>
        <source>Parallel planes</source>
        <translation>并行平面</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/fields.cpp"/>
        <source>Each port is split over this many separate trees.</source>
        <translation>每个端口拆分到这么多棵独立的树。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/fields.cpp"/>
        <source>Further ports a server</source>
        <translation>每机附加端口</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/fields.cpp"/>
        <source>The server's share of PDUs, consoles and other managed gear.</source>
        <translation>服务器分摊的 PDU、控制台等被管设备。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Machines</source>
        <translation>主机数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Ports a machine</source>
        <translation>每机端口</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Machine ports</source>
        <translation>主机端口</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Radix at port rate</source>
        <translation>按端口速率的端口数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Tiers</source>
        <translation>层数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Uplinks a leaf</source>
        <translation>每 Leaf 上联</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Down ports a leaf</source>
        <translation>每 Leaf 下联</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Leaf switches</source>
        <translation>Leaf 交换机</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Spines by ports alone</source>
        <translation>仅按端口所需 Spine</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Spine switches</source>
        <translation>Spine 交换机</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Every leaf has the same whole number of links to every spine it reaches.</source>
        <translation>每台 Leaf 到所连每台 Spine 的链路数相同且为整数。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Core switches</source>
        <translation>Core 交换机</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Cables machine to leaf</source>
        <translation>主机到 Leaf 线缆</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Cables leaf to spine</source>
        <translation>Leaf 到 Spine 线缆</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Cables spine to core</source>
        <translation>Spine 到 Core 线缆</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>True oversubscription</source>
        <translation>实际收敛比</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Switch ports</source>
        <translation>交换机端口</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Switch port rate</source>
        <translation>交换机端口速率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Switch power, maximum</source>
        <translation>交换机功耗（最大）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Switch power, typical</source>
        <translation>交换机功耗（典型）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Switch height</source>
        <translation>交换机高度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Links</source>
        <translation>链路数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Bandwidth to carry</source>
        <translation>需承载带宽</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Power a switch</source>
        <translation>单台交换机功耗</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Power of the plane</source>
        <translation>该面功耗</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Rack units of the plane</source>
        <translation>该面占用 U 数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Managed ports</source>
        <translation>被管端口</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Scalable units</source>
        <translation>可扩展单元</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/figures.cpp"/>
        <source>Management switches</source>
        <translation>管理交换机</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/findings.cpp"/>
        <source>Parameter plane oversubscribed %1 : 1</source>
        <translation>参数面收敛比 %1 : 1</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/findings.cpp"/>
        <source>Across leaves an all-reduce has 1/%1 of the bandwidth of a server's ports; training plans with 1 : 1, and over 3 : 1 is an error.</source>
        <translation>跨 Leaf 的 all-reduce 只有服务器端口带宽的 1/%1；训练按 1 : 1 规划，超过 3 : 1 为错误。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/findings.cpp"/>
        <source>Spines: %1 fitted, %2 would carry</source>
        <translation>Spine：配 %1 台，按端口 %2 台即可</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/findings.cpp"/>
        <source>The %1 uplinks of a leaf must divide evenly; %2 does not divide them.</source>
        <translation>每台 Leaf 的 %1 条上联须均分；%2 不能整除。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/findings.cpp"/>
        <source>A network plane cannot be sized</source>
        <translation>有网络面无法计算规模</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/findings.cpp"/>
        <source>The ports of the server or of the switch are unknown: %1.</source>
        <translation>服务器或交换机的端口未知：%1。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/findings.cpp"/>
        <source>More ports than three tiers of this switch carry: %1.</source>
        <translation>端口数超出此交换机三层网络上限：%1。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/findings.cpp"/>
        <source>The server's storage ports are too slow</source>
        <translation>服务器存储端口过慢</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/findings.cpp"/>
        <source>Its GPUs may read %1, its ports carry %2: GPUs idle for %3 of the reading time.</source>
        <translation>其 GPU 可读 %1，端口只承载 %2：读取时间内 GPU 空转 %3。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/planes.hpp"/>
        <source>Parameter plane</source>
        <translation>参数面</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/planes.hpp"/>
        <source>Storage plane</source>
        <translation>存储面</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/planes.hpp"/>
        <source>Business plane</source>
        <translation>业务面</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/network/planes.hpp"/>
        <source>Management plane</source>
        <translation>管理面</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>gated, three matrices</source>
        <translation>门控，三个矩阵</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>plain, two matrices</source>
        <translation>普通，两个矩阵</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>searched</source>
        <translation>自动搜索</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>nothing (ZeRO 0)</source>
        <translation>不切分（ZeRO 0）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>optimiser (ZeRO 1)</source>
        <translation>优化器（ZeRO 1）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>and gradients (ZeRO 2)</source>
        <translation>加梯度（ZeRO 2）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>and weights (ZeRO 3, FSDP)</source>
        <translation>加权重（ZeRO 3，FSDP）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>full</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Training run</source>
        <translation>训练方式</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Layout, held by hand</source>
        <translation>并行布局（手工固定）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Model shape</source>
        <translation>模型结构</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>as typical of its size</source>
        <translation>按同规模典型值</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Arithmetic of matrices</source>
        <translation>矩阵运算精度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Attended share</source>
        <translation>注意力计算比例</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Of the full attention square: a causal mask leaves half, document masks less.</source>
        <translation>占完整注意力矩阵的比例：因果掩码为一半，文档掩码更少。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Software factor</source>
        <translation>软件系数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Time of a step beside the prediction: above 1 for older or untuned software. Its range is the prediction's error.</source>
        <translation>实际步时与预测之比：软件较旧或未调优时大于 1。其区间即预测误差。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Pipeline stages</source>
        <translation>流水线级数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Virtual stages a rank</source>
        <translation>每级虚拟段数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Micro-batch, sequences</source>
        <translation>微批（序列数）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Sharded</source>
        <translation>切分</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Hidden width</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Attention heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Key-value heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Head size</source>
        <translation>头维度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Feed-forward width</source>
        <translation>前馈维度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Feed-forward block</source>
        <translation>前馈块</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Experts</source>
        <translation>专家数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Experts a token</source>
        <translation>每 token 专家数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Expert width</source>
        <translation>专家维度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Width of shared experts</source>
        <translation>共享专家维度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Layers without experts</source>
        <translation>稠密层数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Query rank (MLA)</source>
        <translation>Query 秩（MLA）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Key-value rank (MLA)</source>
        <translation>KV 秩（MLA）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Head size without positions (MLA)</source>
        <translation>无位置头维度（MLA）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Head size with positions (MLA)</source>
        <translation>带位置头维度（MLA）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>Value size (MLA)</source>
        <translation>Value 维度（MLA）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Predicted speed</source>
        <translation>预测性能</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Time of a step</source>
        <translation>训练步时</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Layout</source>
        <translation>并行布局</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Memory of the fullest GPU</source>
        <translation>显存最满的 GPU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Failures and checkpoints</source>
        <translation>故障与检查点</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Tokens a second, predicted</source>
        <translation>预测 token/s</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>MFU, predicted</source>
        <translation>预测 MFU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>From the model's shape, the GPU, the network and the best layout.</source>
        <translation>由模型结构、GPU、网络与最佳布局推算。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>MFU with attention</source>
        <translation>含注意力的 MFU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Multiplied weights and causal attention over the dense peak of the arithmetic in use.</source>
        <translation>参与乘法的权重与因果注意力，除以所用精度的稠密峰值。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>HFU</source>
        <translation>HFU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>As the MFU with attention, recomputed work counted too.</source>
        <translation>同含注意力的 MFU，另计重计算。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Error of the prediction</source>
        <translation>预测误差</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Four of five published runs of this kind lie within this factor beyond one.</source>
        <translation>同类已发布训练五次中有四次落在此范围内。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>MFU below which something is wrong</source>
        <translation>低于此 MFU 即为异常</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>At or above the prediction is good, between is worth watching, below is a fault.</source>
        <translation>达到预测为良好，介于两者之间需关注，低于此值为故障。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Time of a step, network as designed</source>
        <translation>步时（按设计的网络）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>MFU, network as designed</source>
        <translation>MFU（按设计的网络）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Matrices</source>
        <translation>矩阵运算</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Products with weights, forward, backward and recomputed.</source>
        <translation>与权重的乘法：前向、反向与重计算。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Attention core</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Scores and their use.</source>
        <translation>注意力分数及其应用。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Memory-bound work</source>
        <translation>访存受限部分</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Norms, activations and moves, at the memory's bandwidth.</source>
        <translation>归一化、激活与搬运，受显存带宽限制。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Tensor-parallel transfers</source>
        <translation>张量并行通信</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>The part that arithmetic does not hide.</source>
        <translation>未被计算掩盖的部分。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Context-parallel transfers</source>
        <translation>上下文并行通信</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>The part that attention does not hide.</source>
        <translation>未被注意力计算掩盖的部分。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Expert-parallel transfers</source>
        <translation>专家并行通信</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Tokens to their experts and back.</source>
        <translation>token 往返其专家。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Stages that wait: filling, draining, and for the slowest stage.</source>
        <translation>各级等待：填充、排空，以及等待最慢的一级。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Sends between stages</source>
        <translation>级间发送</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>The part that is waited for.</source>
        <translation>需要等待的部分。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Gradients and gathers</source>
        <translation>梯度与参数聚合</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Data-parallel transfers that the backward pass does not hide.</source>
        <translation>未被反向计算掩盖的数据并行通信。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Optimiser</source>
        <translation>优化器</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>The update of the weights.</source>
        <translation>权重更新。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Losses</source>
        <translation>损耗</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Launches, jitter between many GPUs, and the software factor.</source>
        <translation>启动开销、大量 GPU 间抖动，以及软件系数。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>GPUs of the layout</source>
        <translation>布局所用 GPU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Sequences a step</source>
        <translation>每步序列数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>ZeRO stage</source>
        <translation>ZeRO 级别</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Memory needed</source>
        <translation>所需显存</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Optimiser state</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Context and buffers</source>
        <translation>运行环境与缓冲</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Failure of the job every</source>
        <translation>作业故障间隔</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Best time between checkpoints</source>
        <translation>最佳检查点间隔</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Daly's optimum for the checkpoint stall and the job's failures.</source>
        <translation>按检查点停顿与作业故障率的 Daly 最优间隔。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Goodput</source>
        <translation>有效训练率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/figures.cpp"/>
        <source>Share of the time that makes progress: less checkpoints, lost work and restarts.</source>
        <translation>有进展的时间占比：扣除检查点、丢失的工作与重启。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>No prediction of the training speed</source>
        <translation>无法预测训练速度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>Take the MFU as assumed</source>
        <translation>MFU 改用假定值</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>MFU assumed %1, predicted %2</source>
        <translation>MFU 假定 %1，预测 %2</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>Physics expects %1 to %2 on %3.</source>
        <translation>按模型推算，%3 上应为 %1 至 %2。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>Use the predicted MFU</source>
        <translation>使用预测的 MFU</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>The layout does not fit into the GPU's memory</source>
        <translation>该布局超出 GPU 显存</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>The layout fits into the GPU's memory without a margin</source>
        <translation>该布局放得下，但显存没有余量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>%1 of %2; the estimate is good to about a tenth.</source>
        <translation>%1 / %2；估算误差约一成。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>The designed network gives an MFU of %1</source>
        <translation>按设计的网络，MFU 为 %1</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/findings.cpp"/>
        <source>Predicted with what the policy asks for: %1.</source>
        <translation>按策略要求的网络预测：%1。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>expected draw</source>
        <translation>预期功耗</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>nameplate</source>
        <translation>铭牌功耗</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>from the plan</source>
        <translation>由方案计算</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>share of IT</source>
        <translation>占 IT 的比例</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Power and cooling</source>
        <translation>供电与制冷</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Floor</source>
        <translation>平面</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Power a rack</source>
        <translation>单柜功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>What the hall can feed and cool in one rack; 30-50 kW is typical for AI racks.</source>
        <translation>机房单柜可供电与散热的功率；AI 机柜惯例 30-50 kW。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Fill of service racks</source>
        <translation>服务机柜填充率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>PDUs and cables a rack</source>
        <translation>每柜 PDU 与线缆</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Floor load allowed</source>
        <translation>允许楼板荷载</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Facility power available</source>
        <translation>可用机房功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>no limit</source>
        <translation>无限额</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Power basis</source>
        <translation>功率口径</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Expected draw sizes the hall; the nameplate is shown beside it.</source>
        <translation>按预期功耗规划机房，铭牌并列给出。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Expected over nameplate</source>
        <translation>预期与铭牌之比</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Other IT</source>
        <translation>其他 IT</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Other IT, share</source>
        <translation>其他 IT 占比</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Used where other IT is a share: this part of all IT power is not servers.</source>
        <translation>其他 IT 按比例时：全部 IT 功率中非服务器的部分。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>PUE, peak</source>
        <translation>PUE（峰值）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>For capacity: the hottest hour of the year.</source>
        <translation>用于容量：一年中最热的一小时。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>PUE, annual</source>
        <translation>PUE（全年）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>For energy: the mean of the year.</source>
        <translation>用于能耗：全年平均。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Cooling</source>
        <translation>制冷方式</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Consider liquid above</source>
        <translation>考虑液冷的门限</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Distribution headroom</source>
        <translation>配电余量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Racks a row</source>
        <translation>每列机柜</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>chosen for the smallest hall</source>
        <translation>按最小机房选取</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Cold aisle</source>
        <translation>冷通道</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>Hot aisle</source>
        <translation>热通道</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/fields.cpp"/>
        <source>End aisle</source>
        <translation>端部通道</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Rack height</source>
        <translation>机柜高度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Rack width</source>
        <translation>机柜宽度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Rack depth</source>
        <translation>机柜深度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Rack mass, empty</source>
        <translation>机柜自重</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Rack load allowed</source>
        <translation>机柜承重</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Cooling limit a rack</source>
        <translation>单柜散热上限</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Servers a rack by power</source>
        <translation>按功率每柜服务器</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Servers a rack by height</source>
        <translation>按高度每柜服务器</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Servers a rack by mass</source>
        <translation>按承重每柜服务器</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Servers a rack</source>
        <translation>每柜服务器</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Compute racks</source>
        <translation>计算机柜</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Rack units of network and storage</source>
        <translation>网络与存储 U 数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Network and storage racks</source>
        <translation>网络与存储机柜</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Power of a full rack</source>
        <translation>满柜功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Power of a full rack, expected</source>
        <translation>满柜功率（预期）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Mass of a full rack</source>
        <translation>满柜重量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Load under a full rack</source>
        <translation>满柜楼板荷载</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Server power</source>
        <translation>服务器功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Network power</source>
        <translation>网络功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Storage power</source>
        <translation>存储功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Other IT power</source>
        <translation>其他 IT 功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>IT power</source>
        <translation>IT 功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>IT power, expected</source>
        <translation>IT 功率（预期）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>IT power, nameplate</source>
        <translation>IT 功率（铭牌）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>IT power allowed</source>
        <translation>允许 IT 功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Facility power</source>
        <translation>机房功率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Facility power, nameplate</source>
        <translation>机房功率（铭牌）</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Cooling and losses at peak</source>
        <translation>峰值制冷与损耗</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Distribution capacity</source>
        <translation>配电容量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Energy a year</source>
        <translation>年用电量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>The row length that needs the smallest hall of a usual shape.</source>
        <translation>在常规形状中占地最小的列长。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Rows</source>
        <translation>列数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Row length</source>
        <translation>列长</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Hall length</source>
        <translation>机房长</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Hall width</source>
        <translation>机房宽</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/figures.cpp"/>
        <source>Floor area</source>
        <translation>机房面积</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>Rack cooling</source>
        <translation>机柜散热</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>Floor load</source>
        <translation>楼板荷载</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>Nameplate power over the limit by %1</source>
        <translation>铭牌功率超限 %1</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>%1 allowed; %2 expected fits, %3 by nameplate does not.</source>
        <translation>允许 %1；预期 %2 可行，铭牌 %3 不可行。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>Rack power binds: no placement</source>
        <translation>单柜功率受限：无法放置</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>No server fits this rack</source>
        <translation>没有服务器能装入此机柜</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>A server draws %1, a rack is allowed %2.</source>
        <translation>一台服务器 %1，单柜允许 %2。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>A server is %1 high and the rack %2.</source>
        <translation>一台服务器高 %1，机柜 %2。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>Rack of %1: consider liquid cooling</source>
        <translation>单柜 %1：考虑液冷</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>Rack of %1: beyond plain air</source>
        <translation>单柜 %1：超出普通风冷</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>Over %1 a rack; chosen: %2, which carries %3.</source>
        <translation>单柜超过 %1；已选 %2，可承载 %3。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>Not every rack limit was checked</source>
        <translation>部分机柜限制未校核</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/site/findings.cpp"/>
        <source>%1 is unknown.</source>
        <translation>%1 未知。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Flows</source>
        <translation>流量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>High-performance block</source>
        <translation>高性能存储单元</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Planning share</source>
        <translation>规划系数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Share of a vendor's peak bandwidth to plan with.</source>
        <translation>按厂商峰值带宽的这一比例规划。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Read rate a GPU</source>
        <translation>单卡读取速率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Sizes the ports of the storage plane.</source>
        <translation>决定存储面的端口数。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Reading at once</source>
        <translation>同时读取比例</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Share of the GPUs' read rate that the storage system must serve together.</source>
        <translation>存储系统需同时满足的 GPU 读取比例。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Peak of sample reading</source>
        <translation>样本读取峰值系数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Checkpoint stall</source>
        <translation>检查点停顿</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Time in which one checkpoint of all jobs must be written.</source>
        <translation>全部作业写完一次检查点的时间。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Restart read</source>
        <translation>重启读取</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Time in which a checkpoint must be read back.</source>
        <translation>读回检查点的时间。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Operations a GPU</source>
        <translation>单卡 IOPS</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Read operations a second; governs inference and small files.</source>
        <translation>每秒读操作；决定推理与小文件。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Latency allowed</source>
        <translation>允许时延</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Of one stream's read; governs model load and cache offload in inference.</source>
        <translation>单流读取时延；决定推理的模型加载与缓存卸载。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Latency, measured</source>
        <translation>实测时延</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Vendors publish no figure that could be used; enter a measurement of the system.</source>
        <translation>厂商未公布可用数值；请填入系统实测值。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Versions kept</source>
        <translation>保留版本</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Checkpoints kept</source>
        <translation>保留检查点</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Results and users</source>
        <translation>结果与用户</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Fill at most</source>
        <translation>最大填充率</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Object tier over hot tier</source>
        <translation>对象层与热层之比</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>Local NVMe a server</source>
        <translation>每机本地 NVMe</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Required</source>
        <translation>需求量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>sample reading</source>
        <translation>样本读取</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>GPUs reading at once</source>
        <translation>GPU 同时读取</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Checkpoint of all jobs</source>
        <translation>全部作业检查点</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Sample reading</source>
        <translation>样本读取</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>All GPUs reading</source>
        <translation>全部 GPU 读取</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Checkpoint write</source>
        <translation>检查点写入</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Read bandwidth</source>
        <translation>读带宽</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Governs</source>
        <translation>决定因素</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Operations a second</source>
        <translation>每秒操作</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Latency of one stream</source>
        <translation>单流时延</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>High-performance tier</source>
        <translation>高性能层</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Cache tier</source>
        <translation>缓存层</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Object tier</source>
        <translation>对象层</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Block read</source>
        <translation>单元读带宽</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Block write</source>
        <translation>单元写带宽</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Block capacity</source>
        <translation>单元容量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Block operations</source>
        <translation>单元 IOPS</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Block power</source>
        <translation>单元功耗</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Block height</source>
        <translation>单元高度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Object block capacity</source>
        <translation>对象单元容量</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Object block power</source>
        <translation>对象单元功耗</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Object block height</source>
        <translation>对象单元高度</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Blocks for reading</source>
        <translation>按读取所需单元</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Blocks for writing</source>
        <translation>按写入所需单元</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Blocks for capacity</source>
        <translation>按容量所需单元</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Blocks</source>
        <translation>存储单元数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Read installed</source>
        <translation>已配读带宽</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Write installed</source>
        <translation>已配写带宽</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Operations installed</source>
        <translation>已配 IOPS</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/figures.cpp"/>
        <source>Rack units of storage</source>
        <translation>存储占用 U 数</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/findings.cpp"/>
        <source>Storage operations</source>
        <translation>存储 IOPS</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/findings.cpp"/>
        <source>Storage latency</source>
        <translation>存储时延</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/findings.cpp"/>
        <source>Storage cannot be sized</source>
        <translation>存储无法测算</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/findings.cpp"/>
        <source>A figure of the block is unknown: %1.</source>
        <translation>存储单元的参数未知：%1。</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/findings.cpp"/>
        <source>Storage: %1 governs</source>
        <translation>存储：由%1决定</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/findings.cpp"/>
        <source>It asks for %1; %2 blocks read %3 and write %4.</source>
        <translation>需要 %1；%2 个单元读 %3、写 %4。</translation>
    </message>
    <message>
        <location filename="../core/plan/training.cpp"/>
        <source>No layout fits into the GPUs' memory.</source>
        <translation>没有布局能放入 GPU 显存。</translation>
    </message>
    <message>
        <location filename="../core/plan/training.cpp"/>
        <source>No layout divides the model and the batch over these GPUs.</source>
        <translation>没有布局能把模型与批次分配到这些 GPU 上。</translation>
    </message>
    <message>
        <location filename="../core/plan/training.cpp"/>
        <source>The catalog lacks a number of this GPU that a prediction needs.</source>
        <translation>目录缺少预测所需的该 GPU 数据。</translation>
    </message>
    <message>
        <location filename="../core/plan/training.cpp"/>
        <source>The model's shape or the batch is not known.</source>
        <translation>模型结构或批大小未知。</translation>
    </message>
    <message>
        <location filename="../core/plan/training.cpp"/>
        <source>The search has not ended yet.</source>
        <translation>搜索尚未完成。</translation>
    </message>
    <message>
        <location filename="../core/project/codec.cpp"/>
        <source>Not valid JSON at byte %1.</source>
        <translation>第 %1 字节处不是有效的 JSON。</translation>
    </message>
    <message>
        <location filename="../core/project/codec.cpp"/>
        <source>The project's structure is wrong: %1</source>
        <translation>项目结构有误：%1</translation>
    </message>
    <message>
        <location filename="../core/project/files.cpp"/>
        <source>%1 cannot be written: %2</source>
        <translation>%1 无法写入：%2</translation>
    </message>
    <message>
        <location filename="../core/project/journal.cpp"/>
        <source>The recovery file %1 cannot be read.</source>
        <translation>恢复文件 %1 无法读取。</translation>
    </message>
    <message>
        <location filename="../core/project/project.cpp"/>
        <source>There is no scenario “%1”.</source>
        <translation>没有方案“%1”。</translation>
    </message>
    <message>
        <location filename="../core/project/project.cpp"/>
        <source>The parents of scenario “%1” form a circle.</source>
        <translation>方案“%1”的上级构成循环。</translation>
    </message>
    <message>
        <location filename="../core/project/project.cpp"/>
        <source>“%1” cannot be the id of a new scenario.</source>
        <translation>“%1”不能作为新方案的标识。</translation>
    </message>
    <message>
        <location filename="../core/project/project.cpp"/>
        <source>The last scenario “%1” cannot be removed.</source>
        <translation>最后一个方案“%1”不能删除。</translation>
    </message>
    <message>
        <location filename="../core/project/project.cpp"/>
        <source>“%1” cannot be a scenario's name.</source>
        <translation>“%1”不能作为方案名称。</translation>
    </message>
    <message>
        <location filename="../core/project/project.cpp"/>
        <source>The note of “%1” is too long.</source>
        <translation>“%1”的备注过长。</translation>
    </message>
    <message>
        <location filename="../core/project/project.cpp"/>
        <source>The project has no usable list of scenarios%1.</source>
        <translation>项目没有可用的方案列表%1。</translation>
    </message>
    <message>
        <location filename="../core/project/project.cpp"/>
        <source>“%1” cannot be the id of a scenario.</source>
        <translation>“%1”不能作为方案标识。</translation>
    </message>
    <message>
        <location filename="../core/project/project.cpp"/>
        <source>There is no sample “%1”.</source>
        <translation>没有样例“%1”。</translation>
    </message>
    <message>
        <location filename="../core/project/store.cpp"/>
        <source>%1 is not a Groundplan project.</source>
        <translation>%1 不是筹算项目。</translation>
    </message>
    <message>
        <location filename="../core/project/store.cpp"/>
        <source>%1 was made by a newer version of Groundplan.</source>
        <translation>%1 由更新版本的筹算创建。</translation>
    </message>
    <message>
        <location filename="../core/project/store.cpp"/>
        <source>%1 is damaged: %2</source>
        <translation>%1 已损坏：%2</translation>
    </message>
    <message>
        <location filename="../core/project/store.cpp"/>
        <source>%1 is neither a sample nor a file that can be read.</source>
        <translation>%1 既不是样例也不是可读的文件。</translation>
    </message>
    <message>
        <location filename="../core/project/store.cpp"/>
        <source>%1 is empty.</source>
        <translation>%1 是空文件。</translation>
    </message>
    <message>
        <location filename="../core/project/store.cpp"/>
        <source>%1 is too large for a project.</source>
        <translation>%1 过大，不是项目文件。</translation>
    </message>
    <message>
        <location filename="../core/project/store.cpp"/>
        <source>%1 was changed by somebody else since it was opened.</source>
        <translation>%1 打开后已被他人修改。</translation>
    </message>
    <message>
        <location filename="../core/report/plain_text.cpp"/>
        <source>Appendix %1</source>
        <translation>附录 %1</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>P10–P90</source>
        <translation>P10–P90</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>%1 servers × %2</source>
        <translation>%1 台 × %2</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Summary</source>
        <translation>方案摘要</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>%1 are planned: %2 servers in %3 racks, %4 of IT power and an investment of %5.</source>
        <translation>规划 %1：%2 台服务器，%3 个机柜，IT 功率 %4，投资 %5。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>%1 are planned: %2 servers in %3 racks and %4 of IT power.</source>
        <translation>规划 %1：%2 台服务器、%3 个机柜，IT 功率 %4。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Key figures and their bands</source>
        <translation>关键指标与把握</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Scenarios</source>
        <translation>方案</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>%1 switches</source>
        <translation>%1 台交换机</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>%1 racks</source>
        <translation>%1 柜</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>From demand to investment; every number is derived in the calculation appendix.</source>
        <translation>从需求到投资；每个数字的推导见附录计算书。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>This plan</source>
        <translation>本方案</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Dot: this plan; line: P50; red: the limit.</source>
        <translation>黑点 = 本方案，竖线 = P50，红虚线 = 限额。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Red: over a limit.</source>
        <translation>红色 = 超过限额。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Main assumptions</source>
        <translation>主要假设</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Range</source>
        <translation>区间</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Swing of %1</source>
        <translation>%1摆幅</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Swing: by how much the figure moves over the input's range, everything else as planned.</source>
        <translation>摆幅：该输入在其区间内变动、其余不变时，指标的变化量。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>There is no workload yet.</source>
        <translation>尚无负载。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>MFU against GPU count; the fall with size is an assumption of 3 % a doubling.</source>
        <translation>MFU 随 GPU 数的变化；规模每翻倍下降 3 % 为假设。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Parameter plane.</source>
        <translation>参数面拓扑。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Planes</source>
        <translation>网络平面</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Hall to scale; colour is power against the rack limit.</source>
        <translation>机房平面按比例；颜色为功率与单柜限额之比。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Parts of the investment.</source>
        <translation>投资构成。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Prices: %1 of %2, valid until %3.</source>
        <translation>价格取自 %1（%2），有效期至 %3。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Findings</source>
        <translation>结论与约束</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>ok</source>
        <translation>合格</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>warning</source>
        <translation>排查</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>error</source>
        <translation>不合格</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Finding</source>
        <translation>事项</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Detail</source>
        <translation>说明</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Bill of materials</source>
        <translation>设备与物料清单</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Quantities are those of the plan; unit prices are those of %1.</source>
        <translation>数量由方案算出；单价取自 %1。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Item</source>
        <translation>名称与规格</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Unit price</source>
        <translation>单价</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Sum</source>
        <translation>合价</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>  (doubtful)</source>
        <translation>（存疑）</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Assumptions and sources</source>
        <translation>假设与来源</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Reference</source>
        <translation>依据</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Facts of the catalog and the price list</source>
        <translation>目录与价目表参数</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Calculation</source>
        <translation>计算书</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>Every result with its formula and the numbers put in, from the ledger.</source>
        <translation>每个结果依次给出公式与代入数值，取自台账；可核对到工程每一步。</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>%1 · %2 · check sum %3</source>
        <translation>%1 · %2 · 校验 %3</translation>
    </message>
    <message>
        <location filename="../core/report/proposal.cpp"/>
        <source>%1 · check sum %2</source>
        <translation>%1 · 校验 %2</translation>
    </message>
    <message>
        <location filename="../core/units/number.cpp"/>
        <source>“%1” is not grouped in threes.</source>
        <translation>“%1”未按三位分组。</translation>
    </message>
    <message>
        <location filename="../core/units/number.cpp"/>
        <source>“%1” is nested too deeply.</source>
        <translation>“%1”嵌套过深。</translation>
    </message>
    <message>
        <location filename="../core/units/number.cpp"/>
        <source>“%1” does not begin with a number.</source>
        <translation>“%1”不是以数字开头。</translation>
    </message>
    <message>
        <location filename="../core/units/number.cpp"/>
        <source>“%1” lacks a closing parenthesis.</source>
        <translation>“%1”缺少右括号。</translation>
    </message>
    <message>
        <location filename="../core/units/number.cpp"/>
        <source>“%1” has more than one reading.</source>
        <translation>“%1”有多种读法。</translation>
    </message>
    <message>
        <location filename="../core/units/number.cpp"/>
        <source>“%1” is too large or too small.</source>
        <translation>“%1”过大或过小。</translation>
    </message>
    <message>
        <location filename="../core/units/parse.cpp"/>
        <source>A value is missing.</source>
        <translation>缺少数值。</translation>
    </message>
    <message>
        <location filename="../core/units/parse.cpp"/>
        <source>“%1” lacks a unit.</source>
        <translation>“%1”缺少单位。</translation>
    </message>
    <message>
        <location filename="../core/units/parse.cpp"/>
        <source>This is too long for a number.</source>
        <translation>作为数字过长。</translation>
    </message>
    <message>
        <location filename="../core/units/range.cpp"/>
        <source>“%1”: low, likely and high must be in order.</source>
        <translation>“%1”：低、最可能、高须依次递增。</translation>
    </message>
    <message>
        <location filename="../core/units/source.cpp"/>
        <source>vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <location filename="../core/units/source.cpp"/>
        <source>literature</source>
        <translation>文献</translation>
    </message>
    <message>
        <location filename="../core/units/source.cpp"/>
        <source>derived</source>
        <translation>推算</translation>
    </message>
    <message>
        <location filename="../core/units/unit_words.cpp"/>
        <source>“%1” is not the scenario's currency.</source>
        <translation>“%1”不是方案的币种。</translation>
    </message>
    <message>
        <location filename="../core/units/unit_words.cpp"/>
        <source>“%1” is not a unit that is known here.</source>
        <translation>“%1”不是已知单位。</translation>
    </message>
    <message>
        <location filename="../core/units/unit_words.cpp"/>
        <source>“%1” does not measure this.</source>
        <translation>“%1”的量纲不符。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>The file is nested too deeply at byte %1.</source>
        <translation>文件在第 %1 字节处嵌套过深。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>The file is too large for a model configuration%1.</source>
        <translation>文件过大，不是模型配置%1。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>The configuration has no %1.</source>
        <translation>配置缺少 %1。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>The configuration has no usable %1.</source>
        <translation>配置没有可用的 %1。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>The vision tower is not counted.</source>
        <translation>视觉部分未计入。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>This is not a model configuration%1.</source>
        <translation>这不是模型配置%1。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>“%1” is not a family that is known here; counted as a usual decoder.</source>
        <translation>“%1”不是已知的模型系列，按一般解码器计。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>%1 layers that predict further tokens are in the checkpoint and not counted.</source>
        <translation>检查点含 %1 层多 token 预测层，未计入。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>Layers with a window of %1 tokens need less cache than counted.</source>
        <translation>窗口为 %1 tokens 的层所需缓存少于所计。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>Layers other than attention cannot be predicted (%1).</source>
        <translation>注意力层以外的层无法预测（%1）。</translation>
    </message>
    <message>
        <location filename="../core/workload/model_config.cpp"/>
        <source>The configuration cannot be read: %1</source>
        <translation>配置无法读取：%1</translation>
    </message>
    <message>
        <location filename="../ui/charts/chart_frame.cpp"/>
        <source>Export chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <location filename="../ui/charts/chart_frame.cpp"/>
        <source>%1 cannot be written.</source>
        <translation>%1 无法写入。</translation>
    </message>
    <message>
        <location filename="../ui/charts/chart_frame.cpp"/>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <location filename="../ui/charts/chart_frame.cpp"/>
        <source>Data table</source>
        <translation>数据表</translation>
    </message>
    <message>
        <location filename="../ui/charts/chart_frame.cpp"/>
        <source>Copy numbers</source>
        <translation>复制数据</translation>
    </message>
    <message>
        <location filename="../ui/charts/chart_frame.cpp"/>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <location filename="../ui/charts/demand_chart.cpp"/>
        <source>GPUs against demand</source>
        <translation>需求与所需 GPU</translation>
    </message>
    <message>
        <location filename="../ui/charts/demand_chart.cpp"/>
        <source>steps: whole servers; dashed: before reserve and rounding</source>
        <translation>阶梯 = 整机；虚线 = 余量与取整之前</translation>
    </message>
    <message>
        <location filename="../ui/charts/demand_chart.cpp"/>
        <source>No demand to draw yet.</source>
        <translation>尚无可绘制的需求。</translation>
    </message>
    <message>
        <location filename="../ui/charts/mfu_chart.cpp"/>
        <source>linearity 0.8</source>
        <translation>线性度 0.8</translation>
    </message>
    <message>
        <location filename="../ui/charts/mfu_chart.cpp"/>
        <source>GPUs (log)</source>
        <translation>GPU 数（对数）</translation>
    </message>
    <message>
        <location filename="../ui/charts/mfu_chart.cpp"/>
        <source>MFU %</source>
        <translation>MFU %</translation>
    </message>
    <message>
        <location filename="../ui/charts/mfu_chart.cpp"/>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <location filename="../ui/charts/mfu_chart.cpp"/>
        <source>No training job to draw: add one on the Demand page.</source>
        <translation>没有可绘制的训练任务：请在“需求”页添加。</translation>
    </message>
    <message>
        <location filename="../ui/charts/mfu_chart.cpp"/>
        <source>MFU against GPU count</source>
        <translation>MFU 随 GPU 数的变化</translation>
    </message>
    <message>
        <location filename="../ui/charts/mfu_chart.cpp"/>
        <source>assumed MFU, falling by an assumed 3 % a doubling · fixed global batch</source>
        <translation>MFU 为假设值，卡数每翻倍按假设下降 3 % · 全局批不变</translation>
    </message>
    <message>
        <location filename="../ui/charts/topology_view.cpp"/>
        <source>Network drawing</source>
        <translation>网络拓扑图</translation>
    </message>
    <message>
        <location filename="../ui/charts/topology_view.cpp"/>
        <source>%1 leaves, %2 spines, %3 cores</source>
        <translation>%1 台 Leaf，%2 台 Spine，%3 台 Core</translation>
    </message>
    <message>
        <location filename="../ui/charts/topology_view.cpp"/>
        <source>This plane cannot be sized; see the findings.</source>
        <translation>该面无法计算规模，见结论。</translation>
    </message>
    <message>
        <location filename="../ui/charts/topology_view.cpp"/>
        <source>Core</source>
        <translation>Core</translation>
    </message>
    <message>
        <location filename="../ui/charts/topology_view.cpp"/>
        <source>Spine</source>
        <translation>Spine</translation>
    </message>
    <message>
        <location filename="../ui/charts/topology_view.cpp"/>
        <source>Leaf</source>
        <translation>Leaf</translation>
    </message>
    <message>
        <location filename="../ui/floor/floor_view.cpp"/>
        <source>Floor plan</source>
        <translation>机房平面</translation>
    </message>
    <message>
        <location filename="../ui/floor/floor_view.cpp"/>
        <source>%1 racks in %2 rows</source>
        <translation>%1 个机柜，%2 列</translation>
    </message>
    <message>
        <location filename="../ui/floor/floor_view.cpp"/>
        <source>cold aisle</source>
        <translation>冷通道</translation>
    </message>
    <message>
        <location filename="../ui/floor/floor_view.cpp"/>
        <source>hot aisle</source>
        <translation>热通道</translation>
    </message>
    <message>
        <location filename="../ui/floor/floor_view.cpp"/>
        <source>limit %1</source>
        <translation>限额 %1</translation>
    </message>
    <message>
        <location filename="../ui/floor/floor_view.cpp"/>
        <source>No rack can be placed; see the findings.</source>
        <translation>无法放置机柜，见结论。</translation>
    </message>
    <message>
        <location filename="../ui/floor/floor_view.cpp"/>
        <source>%1 racks · %2</source>
        <translation>%1 柜 · %2</translation>
    </message>
    <message>
        <location filename="../ui/floor/floor_view.cpp"/>
        <source>Elevation</source>
        <translation>立面</translation>
    </message>
    <message>
        <location filename="../ui/floor/floor_view.cpp"/>
        <source>network and storage</source>
        <translation>网络与存储</translation>
    </message>
    <message>
        <location filename="../ui/floor/rack_list.cpp"/>
        <source>servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <location filename="../ui/floor/rack_list.cpp"/>
        <source>Use</source>
        <translation>用途</translation>
    </message>
    <message>
        <location filename="../ui/floor/rack_list.cpp"/>
        <source>Nameplate</source>
        <translation>铭牌</translation>
    </message>
    <message>
        <location filename="../ui/floor/rack_list.cpp"/>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <location filename="../ui/floor/rack_list.cpp"/>
        <source>Mass</source>
        <translation>重量</translation>
    </message>
    <message>
        <location filename="../ui/floor/rack_list.cpp"/>
        <source>Of the limit</source>
        <translation>占限额</translation>
    </message>
    <message>
        <location filename="../ui/models/figure_model.cpp"/>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <location filename="../ui/models/step_model.cpp"/>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <location filename="../ui/models/step_model.cpp"/>
        <source>Numbers put in</source>
        <translation>代入数值</translation>
    </message>
    <message>
        <location filename="../ui/pages/demand_page.cpp"/>
        <source>Import a model's config.json</source>
        <translation>导入模型 config.json</translation>
    </message>
    <message>
        <location filename="../ui/pages/demand_page.cpp"/>
        <source>Workloads</source>
        <translation>负载</translation>
    </message>
    <message>
        <location filename="../ui/pages/demand_page.cpp"/>
        <source>Import config.json</source>
        <translation>导入 config.json</translation>
    </message>
    <message>
        <location filename="../ui/pages/demand_page.cpp"/>
        <source>+ Training</source>
        <translation>＋ 训练</translation>
    </message>
    <message>
        <location filename="../ui/pages/demand_page.cpp"/>
        <source>+ Inference</source>
        <translation>＋ 推理</translation>
    </message>
    <message>
        <location filename="../ui/pages/demand_page.cpp"/>
        <source>%1 cannot be read.</source>
        <translation>%1 无法读取。</translation>
    </message>
    <message>
        <location filename="../ui/pages/demand_page.cpp"/>
        <source>%1: %2 parameters</source>
        <translation>%1：%2 参数</translation>
    </message>
    <message>
        <location filename="../ui/pages/demand_page.cpp"/>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../ui/pages/demand_page.cpp"/>
        <source>No workload yet: add a training job or an inference service, or import a model's config.json.</source>
        <translation>还没有负载：请添加训练作业或推理服务，或导入模型的 config.json。</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Parameter</source>
        <translation>参数面</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Business</source>
        <translation>业务面</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Management</source>
        <translation>管理面</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Bandwidth asked for; %1 governs</source>
        <translation>带宽需求；由%1决定</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Decision table</source>
        <translation>决策表</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Input differences</source>
        <translation>输入差异</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>All %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Different %1</source>
        <translation>不同 %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Equal %1</source>
        <translation>相同 %1</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Where the investment differs</source>
        <translation>投资差在哪里</translation>
    </message>
    <message>
        <location filename="../ui/pages/other_pages.cpp"/>
        <source>Add a scenario in the same currency to see where the investment differs.</source>
        <translation>再添加一个同币种方案即可比较投资差异。</translation>
    </message>
    <message>
        <location filename="../ui/pages/page.cpp"/>
        <source>Figures</source>
        <translation>指标表</translation>
    </message>
    <message>
        <location filename="../ui/pages/proposal_page.cpp"/>
        <source>Proposal</source>
        <translation>方案书</translation>
    </message>
    <message>
        <location filename="../ui/pages/proposal_page.cpp"/>
        <source>Customer</source>
        <translation>客户</translation>
    </message>
    <message>
        <location filename="../ui/pages/proposal_page.cpp"/>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <location filename="../ui/pages/proposal_page.cpp"/>
        <source>Prepared by</source>
        <translation>编制单位</translation>
    </message>
    <message>
        <location filename="../ui/pages/proposal_page.cpp"/>
        <source>Confidentiality</source>
        <translation>密级</translation>
    </message>
    <message>
        <location filename="../ui/pages/proposal_page.cpp"/>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <location filename="../ui/pages/proposal_page.cpp"/>
        <source>Audience</source>
        <translation>读者</translation>
    </message>
    <message>
        <location filename="../ui/pages/proposal_page.cpp"/>
        <source>customer: with prices</source>
        <translation>客户：含价格</translation>
    </message>
    <message>
        <location filename="../ui/pages/proposal_page.cpp"/>
        <source>tender annex: no prices</source>
        <translation>招标附件：不含价格</translation>
    </message>
    <message>
        <location filename="../ui/pages/proposal_page.cpp"/>
        <source>Export PDF…</source>
        <translation>导出 PDF…</translation>
    </message>
    <message>
        <location filename="../ui/pages/server_cards.cpp"/>
        <source>no price</source>
        <translation>缺价</translation>
    </message>
    <message>
        <location filename="../ui/pages/server_cards.cpp"/>
        <source>peak unknown</source>
        <translation>峰值未知</translation>
    </message>
    <message>
        <location filename="../ui/report/proposal_pdf.cpp"/>
        <source>The scenario of the proposal is not planned.</source>
        <translation>方案书所选方案未完成规划。</translation>
    </message>
    <message>
        <location filename="../ui/report/proposal_pdf.cpp"/>
        <source>%1 cannot be written: the folder is missing or read only.</source>
        <translation>%1 无法写入：文件夹不存在或只读。</translation>
    </message>
    <message>
        <location filename="../ui/report/proposal_preview.cpp"/>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <location filename="../ui/report/proposal_preview.cpp"/>
        <source>Laying out the pages …</source>
        <translation>正在排版……</translation>
    </message>
    <message>
        <location filename="../ui/report/typesetter.cpp"/>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <location filename="../ui/report/typesetter.cpp"/>
        <source>Groundplan</source>
        <translation>筹算</translation>
    </message>
    <message>
        <location filename="../ui/report/typesetter.cpp"/>
        <source>Scale</source>
        <translation>规模</translation>
    </message>
    <message>
        <location filename="../ui/report/typesetter.cpp"/>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Add workload</source>
        <translation>添加负载</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Remove workload</source>
        <translation>删除负载</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Change inputs</source>
        <translation>修改输入</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Add scenario</source>
        <translation>添加方案</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Remove scenario</source>
        <translation>删除方案</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Rename scenario</source>
        <translation>重命名方案</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Move scenario</source>
        <translation>移动方案</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Reset to the parent's value</source>
        <translation>恢复为上级的值</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Change the baseline</source>
        <translation>更改基线</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Change the cover</source>
        <translation>更改封面</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Add to the catalog</source>
        <translation>加入目录</translation>
    </message>
    <message>
        <location filename="../ui/session/document.cpp"/>
        <source>Change the note</source>
        <translation>修改备注</translation>
    </message>
    <message>
        <location filename="../ui/widgets/field_form.cpp"/>
        <source>Back to the inherited value</source>
        <translation>恢复为继承值</translation>
    </message>
    <message>
        <location filename="../ui/widgets/findings_panel.cpp"/>
        <source>fits, %1 left</source>
        <translation>可行，余 %1</translation>
    </message>
    <message>
        <location filename="../ui/widgets/findings_panel.cpp"/>
        <source>solves it</source>
        <translation>可解决</translation>
    </message>
    <message>
        <location filename="../ui/widgets/findings_panel.cpp"/>
        <source>helps</source>
        <translation>有帮助</translation>
    </message>
    <message>
        <location filename="../ui/widgets/kpi_strip.cpp"/>
        <source>of %1</source>
        <translation>限 %1</translation>
    </message>
    <message>
        <location filename="../ui/widgets/message_bar.cpp"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../ui/widgets/why_page.cpp"/>
        <source>Rounding: %1. With “%2” it would be %3.</source>
        <translation>取整策略：%1。改为“%2”则为 %3。</translation>
    </message>
    <message>
        <location filename="../ui/widgets/why_page.cpp"/>
        <source>What moves it</source>
        <translation>影响最大的输入</translation>
    </message>
    <message>
        <location filename="../ui/widgets/why_page.cpp"/>
        <source>Against the baseline</source>
        <translation>相对基线</translation>
    </message>
    <message>
        <location filename="../ui/widgets/why_page.cpp"/>
        <source>Each input changed alone; together they need not add up.</source>
        <translation>每项输入单独变动的影响；合计不必等于总差。</translation>
    </message>
    <message>
        <location filename="../ui/widgets/why_page.cpp"/>
        <source>What changed it</source>
        <translation>最近的改动</translation>
    </message>
    <message>
        <location filename="../ui/widgets/why_page.cpp"/>
        <source>%1 of %2, %3 used</source>
        <translation>%1 / %2，已用 %3</translation>
    </message>
    <message>
        <location filename="../ui/widgets/why_page.cpp"/>
        <source>What limits it</source>
        <translation>约束</translation>
    </message>
    <message>
        <location filename="../ui/widgets/why_page.cpp"/>
        <source>Used by</source>
        <translation>用于</translation>
    </message>
    <message>
        <location filename="../ui/widgets/why_panel.cpp"/>
        <source>Why?</source>
        <translation>为什么</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Export PDF</source>
        <translation>导出 PDF</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Note of the scenario</source>
        <translation>方案备注</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Printed in the proposal</source>
        <translation>将印入方案书</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Save the changes to this project?</source>
        <translation>保存对此项目的改动？</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Open &amp;sample</source>
        <translation>打开样例(&amp;S)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Re&amp;vert to saved</source>
        <translation>还原到已保存(&amp;V)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Import a model, catalog or prices…</source>
        <translation>导入模型、目录或价目表(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Import a model, catalog or prices</source>
        <translation>导入模型、目录或价目表</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Export PDF…</source>
        <translation>导出 PDF(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Find a number, input or command</source>
        <translation>查找数字、字段、命令(&amp;F)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Light / dark</source>
        <translation>浅色 / 深色</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>English / 中文</source>
        <translation>English / 中文</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Reset the &amp;layout</source>
        <translation>恢复默认布局(&amp;L)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Present</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Scenario</source>
        <translation>方案(&amp;S)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Duplicate</source>
        <translation>复制(&amp;D)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>N&amp;ote…</source>
        <translation>备注(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Re&amp;move</source>
        <translation>删除(&amp;M)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Set as &amp;baseline</source>
        <translation>设为基线(&amp;B)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Previous</source>
        <translation>上一个(&amp;P)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>&amp;About Groundplan</source>
        <translation>关于筹算(&amp;A)</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Groundplan %1 · GPL-3.0-or-later · catalog %2</source>
        <translation>筹算 %1 · GPL-3.0-or-later · 目录 %2</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <location filename="../ui/window/actions.cpp"/>
        <source>in a field: one step; with Shift ten</source>
        <translation>在字段中：调一档；按住 Shift 调十档</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>%1 has this document open since %2: it is read only here.</source>
        <translation>%1 自 %2 起已打开此文档：此处只读。</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>Save a copy…</source>
        <translation>另存副本…</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>%1 was added to the catalog of this project.</source>
        <translation>%1 已加入本项目的目录。</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>Reload, giving up my changes</source>
        <translation>重新载入并放弃我的改动</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>%1: %2 unsaved changes of %3 were found.</source>
        <translation>%1：发现 %3 的 %2 处未保存改动。</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>Ask again next time</source>
        <translation>下次再问</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <location filename="../ui/window/files.cpp"/>
        <source>Clear the list</source>
        <translation>清除列表</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>Baseline: deltas refer to it</source>
        <translation>基线：差值以此为准</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>read only</source>
        <translation>只读</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>planned in %1</source>
        <translation>计算用时 %1</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>catalog %1 · %2</source>
        <translation>目录 %1 · %2</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>unsaved changes recovered to %1</source>
        <translation>未保存的改动已备份至 %1</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>Duplicate scenario</source>
        <translation>复制方案</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>ranges may be typed: 80-120, likely 100</source>
        <translation>区间可直接输入：80-120，最可能 100</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>Writing the proposal …</source>
        <translation>正在生成方案书……</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>Exported %1</source>
        <translation>已导出 %1</translation>
    </message>
    <message>
        <location filename="../ui/window/main_window.cpp"/>
        <source>Show in folder</source>
        <translation>打开所在文件夹</translation>
    </message>
    <message>
        <location filename="../ui/window/present_view.cpp"/>
        <source>← → scenario</source>
        <translation>← → 切换方案</translation>
    </message>
    <message>
        <location filename="../ui/window/present_view.cpp"/>
        <source>P: prices are hidden</source>
        <translation>P：价格已隐藏</translation>
    </message>
    <message>
        <location filename="../ui/window/present_view.cpp"/>
        <source>P: hide prices</source>
        <translation>P：隐藏价格</translation>
    </message>
    <message>
        <location filename="../ui/window/present_view.cpp"/>
        <source>Esc: leave</source>
        <translation>Esc：退出</translation>
    </message>
    <message>
        <location filename="../ui/window/search_box.cpp"/>
        <source>Find numbers, inputs, commands</source>
        <translation>查找数字、字段、命令</translation>
    </message>
    <message>
        <location filename="../app/cli/check_training.cpp"/>
        <source>Errors of step time in %: group, rows, mean, median, bias, 90th percentile, published within the band, mean of one MFU per GPU</source>
        <translation>步时误差（%）：分组、行数、平均、中位数、偏差、第 90 百分位、落入区间的比例、“每种 GPU 一个 MFU”的平均误差</translation>
    </message>
    <message>
        <location filename="../app/cli/check_training.cpp"/>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../app/cli/check_training.cpp"/>
        <source>check training wants one FILE</source>
        <translation>check training 需要一个 FILE</translation>
    </message>
    <message>
        <location filename="../app/cli/check_training.cpp"/>
        <source>--by knows: %1</source>
        <translation>--by 可选：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/common.cpp"/>
        <source>%1: cannot be read</source>
        <translation>%1：无法读取</translation>
    </message>
    <message>
        <location filename="../app/cli/common.cpp"/>
        <source>%1: too large</source>
        <translation>%1：过大</translation>
    </message>
    <message>
        <location filename="../app/cli/common.cpp"/>
        <source>--language: “%1” is neither en nor zh_CN</source>
        <translation>--language：“%1”既不是 en 也不是 zh_CN</translation>
    </message>
    <message>
        <location filename="../app/cli/common.cpp"/>
        <source>unknown option %1 (see --help)</source>
        <translation>未知选项 %1（见 --help）</translation>
    </message>
    <message>
        <location filename="../app/cli/common.cpp"/>
        <source>--set wants key=value, not “%1”.</source>
        <translation>--set 需要 key=value，而不是“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/file_commands.cpp"/>
        <source>read wants one FILE</source>
        <translation>read 需要一个 FILE</translation>
    </message>
    <message>
        <location filename="../app/cli/file_commands.cpp"/>
        <source>%1: not a kind of file that is known here (hf-config)</source>
        <translation>%1：不是可识别的文件类型（hf-config）</translation>
    </message>
    <message>
        <location filename="../app/cli/file_commands.cpp"/>
        <source>save wants one FILE and -o OUT.gplan</source>
        <translation>save 需要一个 FILE 和 -o OUT.gplan</translation>
    </message>
    <message>
        <location filename="../app/cli/main.cpp"/>
        <source>unknown command “%1” (see --help)</source>
        <translation>未知命令“%1”（见 --help）</translation>
    </message>
    <message>
        <location filename="../app/cli/plan_commands.cpp"/>
        <source>plan wants one FILE or sample name</source>
        <translation>plan 需要一个 FILE 或样例名</translation>
    </message>
    <message>
        <location filename="../app/cli/plan_commands.cpp"/>
        <source>explain wants FILE and KEY</source>
        <translation>explain 需要 FILE 和 KEY</translation>
    </message>
    <message>
        <location filename="../app/cli/report_command.cpp"/>
        <source>report wants one FILE and -o OUT.pdf or OUT.txt</source>
        <translation>report 需要一个 FILE 和 -o OUT.pdf 或 OUT.txt</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>%1 knows: %2</source>
        <translation>%1 可用：%2</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>%1: “%2” is not a number</source>
        <translation>%1：“%2”不是数字</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>--gpu: “%1” is not in the catalog (%2)</source>
        <translation>--gpu：目录中没有“%1”（%2）</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>fits without a margin</source>
        <translation>放得下但无余量</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>%1. %2: a step %3, %4 a GPU, MFU %5, memory %6 (%7)</source>
        <translation>%1. %2：单步 %3，每卡 %4，MFU %5，显存 %6（%7）</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>   a step is %1 longer, most of all in %2 (%3)</source>
        <translation>   单步多 %1，主要在%2（%3）</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>%1 layouts looked at: %2 fit, %3 timed; ruled out:</source>
        <translation>共考察 %1 种布局：%2 种放得下，%3 种已计时；排除原因：</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>   %1: %2</source>
        <translation>   %1：%2</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>No layout fits in memory. The closest is %1: it needs %2, %3 too much.</source>
        <translation>没有布局放得进显存。最接近的是 %1：需要 %2，超出 %3。</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>No layout is possible.</source>
        <translation>没有可行的布局。</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>%1 takes no FILE</source>
        <translation>%1 不接受 FILE</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>search needs %1</source>
        <translation>search 需要 %1</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>The catalog does not tell the %1 of %2.</source>
        <translation>目录未给出 %2 的%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/search_command.cpp"/>
        <source>%1: the model's shape is not complete</source>
        <translation>%1：模型结构不完整</translation>
    </message>
    <message>
        <location filename="../app/cli/table_commands.cpp"/>
        <source>check fabric needs %1</source>
        <translation>check fabric 需要 %1</translation>
    </message>
    <message>
        <location filename="../app/cli/table_commands.cpp"/>
        <source>check knows: %1</source>
        <translation>check 支持：%1</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>Training and serving</source>
        <translation>训练与推理</translation>
    </message>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>70B pre-training</source>
        <translation>70B 预训练</translation>
    </message>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>customer's wish: a 70B dense model</source>
        <translation>客户意向：70B 稠密模型</translation>
    </message>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>demand talk</source>
        <translation>需求沟通</translation>
    </message>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>usual range of large training runs</source>
        <translation>大规模训练的常见区间</translation>
    </message>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>between the passive draw and the rating of one supply</source>
        <translation>介于无光模块功耗与单电源额定功率之间</translation>
    </message>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>site visit</source>
        <translation>现场踏勘</translation>
    </message>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>training halls draw 90-95 % of the nameplate</source>
        <translation>训练机房实际功耗为铭牌的 90-95 %</translation>
    </message>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>Chat service</source>
        <translation>对话服务</translation>
    </message>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>load test of a like service</source>
        <translation>同类服务压测</translation>
    </message>
    <message>
        <location filename="../resources/samples/mixed.json"/>
        <source>usual range of serving</source>
        <translation>推理服务的常见区间</translation>
    </message>
    <message>
        <location filename="../resources/samples/training-70b-1536.json"/>
        <source>1,536-GPU training centre</source>
        <translation>千卡训练中心（1,536 卡）</translation>
    </message>
    <message>
        <location filename="../resources/samples/training-70b-1536.json"/>
        <source>NVIDIA H100 datasheet, dense BF16, rounded</source>
        <translation>NVIDIA H100 数据手册，BF16 稠密，取整</translation>
    </message>
    <message>
        <location filename="../resources/samples/training-70b-1536.json"/>
        <source>Round first</source>
        <translation>先取整</translation>
    </message>
    <message>
        <location filename="../resources/samples/training-70b-1536.json"/>
        <source>NVIDIA B200 datasheet, dense BF16</source>
        <translation>NVIDIA B200 数据手册，BF16 稠密</translation>
    </message>
    <message>
        <location filename="../resources/samples/training-70b-1536.json"/>
        <source>younger software than H100's</source>
        <translation>软件成熟度低于 H100</translation>
    </message>
    <message>
        <location filename="../resources/samples/training-70b.json"/>
        <source>Training centre for a 70B model</source>
        <translation>70B 模型训练中心</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>Sample price list v1, USD</source>
        <translation>示例价目表 v1（美元）</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>DGX A100 at launch in 2020, 199,000 USD</source>
        <translation>DGX A100 2020 年发布价 199,000 USD</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>H100 system with eight GPUs at 400,000 USD in a published cluster example</source>
        <translation>公开集群案例：8 卡 H100 整机 400,000 USD</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>H100 system at 400,000 USD, raised by 7.5 % for the larger memory</source>
        <translation>H100 整机 400,000 USD，因显存更大上浮 7.5 %</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>DGX B200 at about 515,000 USD in public reports</source>
        <translation>公开报道：DGX B200 约 515,000 USD</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>Bernstein 2025: 3.4 M USD for the compute of an NVL72 rack</source>
        <translation>Bernstein 2025：NVL72 整柜计算部分 340 万 USD</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>dual-socket 1U server; planning value, no public figure behind it</source>
        <translation>双路 1U 服务器；规划值，无公开依据</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>leaf switch at 95,000 USD in a published cluster example, scaled from 25.6 to 8 Tb/s</source>
        <translation>公开集群案例：leaf 交换机 95,000 USD，由 25.6 折算到 8 Tb/s</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>leaf switch at 95,000 USD in a published cluster example</source>
        <translation>公开集群案例：leaf 交换机 95,000 USD</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>spine switch at 120,000 USD in a published cluster example, scaled from 64 to 144 ports of 800 Gb/s</source>
        <translation>公开集群案例：spine 交换机 120,000 USD，由 64 口折算到 144 口 800 Gb/s</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>spine switch at 120,000 USD in a published cluster example</source>
        <translation>公开集群案例：spine 交换机 120,000 USD</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>leaf switch at 95,000 USD in a published cluster example, scaled from 25.6 to 6.4 Tb/s</source>
        <translation>公开集群案例：leaf 交换机 95,000 USD，由 25.6 折算到 6.4 Tb/s</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>leaf switch at 95,000 USD in a published cluster example, scaled from 25.6 to 12.8 Tb/s</source>
        <translation>公开集群案例：leaf 交换机 95,000 USD，由 25.6 折算到 12.8 Tb/s</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>48-port gigabit switch; planning value, no public figure behind it</source>
        <translation>48 口千兆交换机；规划值，无公开依据</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>optic or copper end; planning value, no public figure behind it</source>
        <translation>光模块或铜缆端；规划值，无公开依据</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>two servers and 24 NVMe drives of 15.36 TB; planning value, no public figure behind it</source>
        <translation>两台服务器加 24 块 15.36 TB NVMe；规划值，无公开依据</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>server and 60 to 90 disks of 20 TB; planning value, no public figure behind it</source>
        <translation>服务器加 60-90 块 20 TB 硬盘；规划值，无公开依据</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>all-flash appliance of 250 TB; planning value, no public figure behind it</source>
        <translation>250 TB 全闪一体机；规划值，无公开依据</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>rack with two PDUs; planning value, no public figure behind it</source>
        <translation>机柜含两个 PDU；规划值，无公开依据</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>rack with three PDUs; planning value, no public figure behind it</source>
        <translation>机柜含三个 PDU；规划值，无公开依据</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>the rack is part of the price of the NVL72</source>
        <translation>机柜已含在 NVL72 价格中</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>fibre or copper of one link, 10 m; planning value, no public figure behind it</source>
        <translation>单链路光纤或铜缆 10 m；规划值，无公开依据</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12-usd.json"/>
        <source>China: 20 to 35 M CNY for a megawatt of facility, middle, at 7.1 CNY/USD</source>
        <translation>国内机房每兆瓦 2,000-3,500 万元，取中值，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>Sample price list v1</source>
        <translation>示例价目表 v1</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>DGX A100 at launch in 2020, 199,000 USD, at 7.1 CNY/USD</source>
        <translation>DGX A100 2020 年发布价 199,000 USD，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>H100 system with eight GPUs at 400,000 USD in a published cluster example, at 7.1 CNY/USD</source>
        <translation>公开集群案例：8 卡 H100 整机 400,000 USD，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>H100 system at 400,000 USD, raised by 7.5 % for the larger memory, at 7.1 CNY/USD</source>
        <translation>H100 整机 400,000 USD，因显存更大上浮 7.5 %，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>DGX B200 at about 515,000 USD in public reports, at 7.1 CNY/USD</source>
        <translation>公开报道：DGX B200 约 515,000 USD，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>Bernstein 2025: 3.4 M USD for the compute of an NVL72 rack, at 7.1 CNY/USD</source>
        <translation>Bernstein 2025：NVL72 整柜计算部分 340 万 USD，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>dual-socket 1U server; planning value, no public figure behind it, at 7.1 CNY/USD</source>
        <translation>双路 1U 服务器；规划值，无公开依据，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>leaf switch at 95,000 USD in a published cluster example, scaled from 25.6 to 8 Tb/s, at 7.1 CNY/USD</source>
        <translation>公开集群案例：leaf 交换机 95,000 USD，由 25.6 折算到 8 Tb/s，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>leaf switch at 95,000 USD in a published cluster example, at 7.1 CNY/USD</source>
        <translation>公开集群案例：leaf 交换机 95,000 USD，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>spine switch at 120,000 USD in a published cluster example, scaled from 64 to 144 ports of 800 Gb/s, at 7.1 CNY/USD</source>
        <translation>公开集群案例：spine 交换机 120,000 USD，由 64 口折算到 144 口 800 Gb/s，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>spine switch at 120,000 USD in a published cluster example, at 7.1 CNY/USD</source>
        <translation>公开集群案例：spine 交换机 120,000 USD，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>leaf switch at 95,000 USD in a published cluster example, scaled from 25.6 to 6.4 Tb/s, at 7.1 CNY/USD</source>
        <translation>公开集群案例：leaf 交换机 95,000 USD，由 25.6 折算到 6.4 Tb/s，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>leaf switch at 95,000 USD in a published cluster example, scaled from 25.6 to 12.8 Tb/s, at 7.1 CNY/USD</source>
        <translation>公开集群案例：leaf 交换机 95,000 USD，由 25.6 折算到 12.8 Tb/s，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>48-port gigabit switch; planning value, no public figure behind it, at 7.1 CNY/USD</source>
        <translation>48 口千兆交换机；规划值，无公开依据，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>optic or copper end; planning value, no public figure behind it, at 7.1 CNY/USD</source>
        <translation>光模块或铜缆端；规划值，无公开依据，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>two servers and 24 NVMe drives of 15.36 TB; planning value, no public figure behind it, at 7.1 CNY/USD</source>
        <translation>两台服务器加 24 块 15.36 TB NVMe；规划值，无公开依据，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>server and 60 to 90 disks of 20 TB; planning value, no public figure behind it, at 7.1 CNY/USD</source>
        <translation>服务器加 60-90 块 20 TB 硬盘；规划值，无公开依据，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>all-flash appliance of 250 TB; planning value, no public figure behind it, at 7.1 CNY/USD</source>
        <translation>250 TB 全闪一体机；规划值，无公开依据，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>rack with two PDUs; planning value, no public figure behind it, at 7.1 CNY/USD</source>
        <translation>机柜含两个 PDU；规划值，无公开依据，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>rack with three PDUs; planning value, no public figure behind it, at 7.1 CNY/USD</source>
        <translation>机柜含三个 PDU；规划值，无公开依据，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>the rack is part of the price of the NVL72, at 7.1 CNY/USD</source>
        <translation>机柜已含在 NVL72 价格中，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>fibre or copper of one link, 10 m; planning value, no public figure behind it, at 7.1 CNY/USD</source>
        <translation>单链路光纤或铜缆 10 m；规划值，无公开依据，按 7.1 CNY/USD 折算</translation>
    </message>
    <message>
        <location filename="../resources/prices/sample-2026-12.json"/>
        <source>China: 20 to 35 M CNY for a megawatt of facility, middle</source>
        <translation>国内机房每兆瓦 2,000-3,500 万元，取中值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>vendor's label read as 10^9 bytes, the safe reading</source>
        <translation>厂商标称按 10^9 字节解读（保守）</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>public reports on the Ascend 910B</source>
        <translation>昇腾 910B 公开报道</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>public reports on the Ascend 910B3</source>
        <translation>昇腾 910B3 公开报道</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>label of 128 GB read as 10^9 bytes, the safe reading</source>
        <translation>标称 128 GB 按 10^9 字节解读（保守）</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>public reports on the Hygon K100-AI</source>
        <translation>海光 K100-AI 公开报道</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>64 GB label read as 10^9 bytes, the safe reading</source>
        <translation>标称 64 GB 按 10^9 字节解读（保守）</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>public reports on the Hygon BW1000</source>
        <translation>海光 BW1000 公开报道</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>public reports on the Iluvatar BI-V100</source>
        <translation>天数智芯 BI-V100 公开报道</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>public reports on the Iluvatar BI-V150</source>
        <translation>天数智芯 BI-V150 公开报道</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>public reports on the MetaX C500</source>
        <translation>沐曦 C500 公开报道</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>broadcast report: 4,096 MetaX cards are 984 PFLOPS</source>
        <translation>媒体报道：4,096 张沐曦卡合计 984 PFLOPS</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>one server of 8 cards</source>
        <translation>单台 8 卡服务器</translation>
    </message>
    <message>
        <location filename="../resources/catalog/accelerators.json"/>
        <source>public reports on the Kunlunxin P800</source>
        <translation>昆仑芯 P800 公开报道</translation>
    </message>
    <message>
        <location filename="../resources/catalog/constants.json"/>
        <source>365 days, leap days left out</source>
        <translation>365 天，不计闰日</translation>
    </message>
    <message>
        <location filename="../resources/catalog/cooling.json"/>
        <source>usual rating of one tank</source>
        <translation>单个浸没槽的常见额定值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/optics.json"/>
        <source>usual passive copper of 25 Gb/s a lane</source>
        <translation>每通道 25 Gb/s 无源铜缆常见值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/optics.json"/>
        <source>usual active optical cable of 25 Gb/s a lane</source>
        <translation>每通道 25 Gb/s 有源光缆常见值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/optics.json"/>
        <source>usual active optical cable of 50 Gb/s a lane</source>
        <translation>每通道 50 Gb/s 有源光缆常见值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/optics.json"/>
        <source>usual active optical cable of 100 Gb/s a lane</source>
        <translation>每通道 100 Gb/s 有源光缆常见值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/optics.json"/>
        <source>usual gigabit port</source>
        <translation>千兆端口常见值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/optics.json"/>
        <source>usual SFP28 module</source>
        <translation>SFP28 模块常见值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/optics.json"/>
        <source>usual QSFP28 module</source>
        <translation>QSFP28 模块常见值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/optics.json"/>
        <source>usual XDR module on the server's side</source>
        <translation>服务器侧 XDR 模块常见值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/optics.json"/>
        <source>usual XDR twin-port module</source>
        <translation>双口 XDR 模块常见值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/racks.json"/>
        <source>usual server rack</source>
        <translation>常见服务器机柜</translation>
    </message>
    <message>
        <location filename="../resources/catalog/racks.json"/>
        <source>usual rack for AI servers</source>
        <translation>常见 AI 服务器机柜</translation>
    </message>
    <message>
        <location filename="../resources/catalog/racks.json"/>
        <source>usual rack of this size</source>
        <translation>同尺寸机柜常见值</translation>
    </message>
    <message>
        <location filename="../resources/catalog/racks.json"/>
        <source>MGX rack of the NVL72</source>
        <translation>NVL72 所用 MGX 机柜</translation>
    </message>
    <message>
        <location filename="../resources/catalog/servers.json"/>
        <source>two 100 Gb/s links to the in-band network, as on the DGX H100</source>
        <translation>两条 100 Gb/s 带内链路，同 DGX H100</translation>
    </message>
    <message>
        <location filename="../resources/catalog/servers.json"/>
        <source>split of the two dual-port cards as on the DGX B200</source>
        <translation>两块双口网卡的分配同 DGX B200</translation>
    </message>
    <message>
        <location filename="../resources/catalog/servers.json"/>
        <source>same rack as the GB200 NVL72</source>
        <translation>机柜同 GB200 NVL72</translation>
    </message>
    <message>
        <location filename="../resources/catalog/servers.json"/>
        <source>usual dual-socket 1U server</source>
        <translation>常见双路 1U 服务器</translation>
    </message>
    <message>
        <location filename="../resources/catalog/servers.json"/>
        <source>management servers of the DGX SuperPOD H100 reference architecture</source>
        <translation>DGX SuperPOD H100 参考架构的管理服务器</translation>
    </message>
    <message>
        <location filename="../resources/catalog/storage.json"/>
        <source>pair of servers with 24 NVMe drives of 15.36 TB</source>
        <translation>一对服务器加 24 块 15.36 TB NVMe</translation>
    </message>
    <message>
        <location filename="../resources/catalog/storage.json"/>
        <source>server with 60 to 90 disks of 20 TB</source>
        <translation>服务器加 60-90 块 20 TB 硬盘</translation>
    </message>
    <message>
        <location filename="../resources/catalog/switches.json"/>
        <source>arithmetic of a 12.8 Tb/s switch chip</source>
        <translation>由 12.8 Tb/s 交换芯片推算</translation>
    </message>
    <message>
        <location filename="../resources/catalog/switches.json"/>
        <source>usual size of such a switch</source>
        <translation>同类交换机常见尺寸</translation>
    </message>
    <message>
        <location filename="../resources/catalog/switches.json"/>
        <source>arithmetic of a 51.2 Tb/s switch chip</source>
        <translation>由 51.2 Tb/s 交换芯片推算</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/compute/fields.cpp"/>
        <source>usual serving default 0.9</source>
        <translation>推理引擎常用默认值 0.9</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>usual practice 20-30 %</source>
        <translation>通常取 20-30 %</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Llama 3 report: 466 interruptions in 54 days on 16,384 GPUs</source>
        <translation>Llama 3 报告：16,384 卡 54 天中断 466 次</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/demand/fields.cpp"/>
        <source>Jiang et al. 2024, MegaScale: found in under 10 minutes</source>
        <translation>Jiang 等 2024，MegaScale：10 分钟内发现故障</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/performance/fields.cpp"/>
        <source>software as tuned as that of published runs</source>
        <translation>软件调优程度与已发布的训练相当</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>usual range 2-5 GB/s a GPU</source>
        <translation>单卡 2-5 GB/s 为常见区间</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>NVIDIA DGX SuperPOD H100 reference architecture, storage guideline, good tier</source>
        <translation>NVIDIA DGX SuperPOD H100 参考架构，存储指南“良好”档</translation>
    </message>
    <message>
        <location filename="../core/plan/stages/storage/fields.cpp"/>
        <source>NVIDIA DGX H100 user guide: 8 x 3.84 TB</source>
        <translation>NVIDIA DGX H100 用户指南：8 × 3.84 TB</translation>
    </message>
</context>
</TS>
