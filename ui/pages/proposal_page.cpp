#include "ui/pages/page.hpp"
#include "ui/report/proposal_preview.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/calm_combo_box.hpp"
#include "ui/widgets/theme.hpp"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>

namespace gp {

ProposalPage::ProposalPage(Document& document, QWidget* parent)
    : Page(document, GP_TR("Proposal"), "proposal", parent)
    , m_language(new CalmComboBox)
    , m_audience(new CalmComboBox)
    , m_export(new QPushButton)
    , m_preview(new ProposalPreview) {
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setObjectName(QStringLiteral("layout:proposal"));
    split->addWidget(makeForm());
    split->addWidget(m_preview);
    split->setStretchFactor(1, 1);
    split->setSizes({340, 740});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(split);
}

QString ProposalPage::language() const {
    return m_language->currentIndex() == 1 ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

bool ProposalPage::withPrices() const {
    return m_audience->currentIndex() == 0;
}

QWidget* ProposalPage::makeForm() {
    auto* left = new QWidget;
    auto* form = new QFormLayout(left);
    form->setContentsMargins(kInset, kInset, kInset, kInset);
    form->setVerticalSpacing(10);
    const auto row = [&](const char* name, QWidget* editor) {
        auto* label = new QLabel(left);
        label->setBuddy(editor);
        form->addRow(label, editor);
        m_labels.emplace_back(label, name);
    };
    static constexpr const char* kNames[] = {GP_TR("Customer"), GP_TR("Title"), GP_TR("Prepared by"),
                                             GP_TR("Confidentiality")};
    static constexpr std::string Branding::*kMembers[] = {&Branding::customer, &Branding::title, &Branding::author,
                                                          &Branding::confidentiality};
    for (std::size_t i = 0; i < 4; ++i) {
        auto* edit = new QLineEdit(left);
        edit->setObjectName(QStringLiteral("branding%1").arg(i));
        row(kNames[i], edit);
        m_edits.push_back(edit);
        connect(edit, &QLineEdit::editingFinished, this, [this, edit, member = kMembers[i]] {
            Branding branding = m_document.project()->branding;
            if (branding.*member == edit->text().toStdString())
                return;
            branding.*member = edit->text().toStdString();
            m_document.apply(SetBranding{branding});
        });
    }
    m_language->addItems({QStringLiteral("English"), QStringLiteral("中文")});
    m_language->setCurrentIndex(currentLanguage() == Language::Chinese ? 1 : 0);
    row(GP_TR("Language"), m_language);
    m_audience->addItems({{}, {}});
    row(GP_TR("Audience"), m_audience);
    m_export->setProperty("primary", true);
    m_export->setObjectName(QStringLiteral("exportProposal"));
    connect(m_export, &QPushButton::clicked, this, [this] { Q_EMIT exportRequested(language()); });
    form->addRow(m_export);
    const auto show = [this] { m_preview->setOptions(languageFromCode(language()), {withPrices()}); };
    connect(m_language, &QComboBox::activated, this, show);
    connect(m_audience, &QComboBox::activated, this, show);
    show();
    return left;
}

void ProposalPage::refresh(const PlanSetPtr& set, const PlanResultPtr& active) {
    const Branding& b = m_document.project()->branding;
    const std::string* texts[] = {&b.customer, &b.title, &b.author, &b.confidentiality};
    for (std::size_t i = 0; i < 4; ++i)
        if (!m_edits[i]->hasFocus())
            m_edits[i]->setText(QString::fromStdString(*texts[i]));
    for (const auto& [label, text] : m_labels)
        label->setText(say(text));
    m_audience->setItemText(0, say(GP_TR("customer: with prices")));
    m_audience->setItemText(1, say(GP_TR("tender annex: no prices")));
    m_export->setText(say(GP_TR("Export PDF…")));
    m_preview->refresh(m_document.project(), set, active->id);
}

} // namespace gp
