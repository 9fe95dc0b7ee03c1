import { useState } from "react";
import { WhatsappIcon } from "../shell/whatsapp-icon.tsx";
import { Button, ButtonLink } from "../ui/core/button.tsx";
import { Icon, iconNames } from "../ui/core/icon.tsx";
import { Alert } from "../ui/display/alert.tsx";
import { Badge } from "../ui/display/badge.tsx";
import { DescriptionList } from "../ui/display/description-list.tsx";
import { RuledList } from "../ui/display/ruled-list.tsx";
import { Checkbox } from "../ui/forms/checkbox.tsx";
import { Field } from "../ui/forms/field.tsx";
import { Flag } from "../ui/forms/flag.tsx";
import { maskPhone } from "../ui/forms/masks.ts";
import { RadioCards } from "../ui/forms/radio-cards.tsx";
import { Select } from "../ui/forms/select.tsx";
import { Switch } from "../ui/forms/switch.tsx";
import { Textarea } from "../ui/forms/textarea.tsx";
import { showAlert } from "../ui/overlays/alert-dialog.tsx";
import { LazyDialog } from "../ui/overlays/lazy-dialog.tsx";
import { lazyPart } from "../ui/overlays/lazy-part.ts";
import { showToast, Toasts } from "../ui/overlays/toast.tsx";
import { ChartsSection } from "./showcase/charts-section.tsx";
import { InputsSection } from "./showcase/inputs-section.tsx";
import { NavigationSection } from "./showcase/navigation-section.tsx";
import { OverlaysSection } from "./showcase/overlays-section.tsx";
import { PlatesSection } from "./showcase/plates-section.tsx";
import styles from "./showcase.module.css";

/** Code that always fails to load. */
const failing = lazyPart(() => Promise.reject<() => null>(new Error("failed")));

const phones = [
  { value: "iphone", label: "iPhone" },
  { value: "android", label: "Android" },
];
const variants = ["primary", "outline", "secondary", "link", "inline"] as const;
const alertTones = ["info", "success", "warning", "error"] as const;
const badgeTones = ["info", "neutral", "warning", "error"] as const;
const facts = [
  ["Você pagou", "R$ 2.399,88"],
  ["Forma", "PIX, à vista"],
] as const;
const flags = "BR US AR CL CO PE UY PY BO EC VE MX CA PT ES FR IT DE GB".split(" ");

/** Every primitive in every state, in development only. Hover, active and focus need your pointer and keys. */
export default function ShowcaseRoute() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main className={`${styles.page} container`}>
      <h1>Peças</h1>
      <section>
        <h2>Botões</h2>
        <div className={`${styles.grid} stack gap-6`}>
          {variants.map((variant) => (
            <div key={variant} className={`${styles.stack} stack gap-3`}>
              <Button variant={variant}>Criar Conta</Button>
              <Button variant={variant} busy busyLabel="Criando conta...">
                Criar Conta
              </Button>
              <Button variant={variant} busy>
                Continuar
              </Button>
              <Button variant={variant} disabled>
                Continuar
              </Button>
              <ButtonLink variant={variant} href="#campos">
                Link <Icon name="arrow-right" />
              </ButtonLink>
              <Button variant={variant} fullWidth>
                Largura toda
              </Button>
            </div>
          ))}
        </div>
      </section>
      <section data-theme="dark">
        <h2>No escuro</h2>
        <div className="wrap gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              Escolher Plano
            </Button>
          ))}
        </div>
      </section>
      <section id="campos">
        <h2>Campos</h2>
        <div className={`${styles.grid} stack gap-6`}>
          <Field label="Nome" placeholder="Como você se chama?" />
          <Field label="Nome" defaultValue="Beatriz" hint="Como está no documento" />
          <Field label="Telefone" mask={maskPhone} defaultValue="(11) 9876" error="Telefone inválido" />
          <Field label="Email" labelSuffix="(opcional)" defaultValue="bia@exemplo.com" disabled />
          <Field label="Senha" type="password" defaultValue="feijao-tropeiro" hint="Boa senha" />
          <Field label="Confirmar Senha" type="password" defaultValue="feijao" error="As senhas não coincidem" />
          <Select label="Parcelas" hint="Sem juros">
            <option>12x de R$ 199,99</option>
            <option>1x de R$ 2.399,88</option>
          </Select>
          <Select
            label="País"
            displayValue={
              <>
                <Flag country="BR" /> +55
              </>
            }
          >
            <option>Brasil (+55)</option>
          </Select>
          <Select label="País" error="Escolha um país">
            <option>Brasil (+55)</option>
          </Select>
          <RadioCards legend="Qual seu smartphone?" name="a" options={phones} defaultChecked />
          <RadioCards legend="Qual seu smartphone?" name="b" options={phones} error="Selecione seu smartphone" />
          <Textarea label="Como foi?" hint="Em poucas palavras" />
          <Textarea label="Como foi?" error="Conte um pouco mais" />
          <Checkbox>Segui o plano</Checkbox>
          <Checkbox size="small" defaultChecked>
            <b>Me avise por email</b> Uma mensagem só, se a compra ficar pela metade.
          </Checkbox>
          <label className="wrap gap-3">
            Anúncios <Switch defaultChecked />
          </label>
        </div>
      </section>
      <InputsSection />
      <NavigationSection />
      <ChartsSection />
      <OverlaysSection />
      <PlatesSection />
      <section>
        <h2>Mensagens</h2>
        <div className={`${styles.grid} stack gap-6`}>
          {alertTones.map((tone) => (
            <div key={tone} className={`${styles.stack} stack gap-3`}>
              <Alert tone={tone}>Uma linha sobre o que houve</Alert>
              <Alert
                tone={tone}
                title="O que houve"
                actions={
                  <>
                    <Button variant="link">Tentar de novo</Button>
                    <ButtonLink variant="link" href="#campos">
                      Pedir ajuda
                    </ButtonLink>
                  </>
                }
              >
                E o que dá para fazer agora, em uma ou duas frases.
              </Alert>
              <Alert tone={tone} icon="spinner" aside="3 verificações">
                Esperando o banco
              </Alert>
            </div>
          ))}
        </div>
        <div className="wrap gap-3">
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              Em análise
            </Badge>
          ))}
          <span className="spinner" aria-hidden="true" />
        </div>
      </section>
      <section>
        <h2>Listas</h2>
        <div className={`${styles.grid} stack gap-6`}>
          <RuledList>
            <li>Uma linha</li>
            <li>Outra linha</li>
          </RuledList>
          <DescriptionList layout="rows" facts={facts} />
          <DescriptionList layout="ends" facts={facts} />
          <DescriptionList layout="plain" facts={facts} />
        </div>
      </section>
      <section>
        <h2>Diálogos e avisos</h2>
        <div className="wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => showAlert({ title: "Cadastro realizado com sucesso!", text: "Agora vamos ao app." })}
          >
            Mensagem
          </Button>
          <Button
            variant="secondary"
            onClick={() => showAlert({ tone: "error", title: "Erro no cadastro", text: "Este telefone já tem conta." })}
          >
            Mensagem de erro
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showAlert({ title: "Três respostas", text: "Com os nomes de fábrica.", onDeny() {}, onCancel() {} })
            }
          >
            Três respostas
          </Button>
          <Button variant="secondary" onClick={() => showToast({ title: "Código copiado" })}>
            Aviso
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                tone: "destructive",
                title: "Erro no cadastro",
                text: "Erro interno do servidor. Tente novamente.",
              })
            }
          >
            Aviso de falha
          </Button>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Diálogo que não chega
          </Button>
          {isOpen ? (
            <LazyDialog part={failing} title="Desistir da compra" onClose={() => setIsOpen(false)}>
              {() => null}
            </LazyDialog>
          ) : null}
        </div>
      </section>
      <section>
        <h2>Ícones e bandeiras</h2>
        <div className="wrap gap-3">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
          <WhatsappIcon />
        </div>
        <div className="wrap gap-3">
          {flags.map((country) => (
            <Flag key={country} country={country} />
          ))}
        </div>
      </section>
      <Toasts />
    </main>
  );
}
