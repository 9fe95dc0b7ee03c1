import { helpLines } from "@app/engine/safety/help-lines";
import { expect, test } from "vitest";
import { localCard } from "./local-card.ts";

test("each danger has its card, and other texts have none", () => {
  expect(localCard("queria dormir e não acordar", "BR")?.card).toBe("crisis");
  for (const text of ["dor no peito", "minha garganta ta fechando", "acho que é hipoglicemia"])
    expect(localCard(text, "BR")?.card).toBe("emergency");
  expect(localCard("ando vomitando depois de comer", "BR")?.card).toBe("care");
  expect(localCard("minha irmã disse que quer morrer hoje", "BR")?.card).toBe("other-person");
  expect(localCard("meu marido está me batendo agora", "BR")?.card).toBe("violence");
  expect(localCard("tentei me matar há dez anos, hoje estou bem", "BR")?.card).toBe("talk");
  expect(localCard("morrer", "BR", ["eu quero"])?.card).toBe("crisis");
  expect(localCard("posso trocar o arroz?", "BR")).toBeNull();
});

test.each([...Object.keys(helpLines), "JP"])(
  "in %s the device's text is whole, and says of no alert yet",
  (country) => {
    for (const words of [
      "quero morrer",
      "dor no peito",
      "vomito depois de comer",
      "minha irmã disse que quer morrer hoje",
      "meu marido está me batendo agora",
      "tentei me matar há dez anos, hoje estou bem",
    ]) {
      const text = localCard(words, country)?.text ?? "";
      expect(text).not.toMatch(/[{}]|[Aa]visei|sou uma IA|até \.|Até lá/);
      expect(text).toMatch(/Assim que esta mensagem chegar, uma pessoa da nossa equipe é avisada\.$/);
    }
    const emergency = helpLines[country]?.emergency ?? "o número de emergência";
    expect(localCard("dor no peito", country)?.text).toContain(emergency);
  },
);
