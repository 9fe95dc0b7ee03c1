/** A few addresses in the vendor's format. The last town has a single CEP, so neither street nor district. */
export type Place = {
  cep: string;
  logradouro: string;
  complemento: string;
  bairro: string;
  localidade: string;
  uf: string;
  estado: string;
  regiao: string;
  ddd: string;
};

const saoPaulo = { localidade: "São Paulo", uf: "SP", estado: "São Paulo", regiao: "Sudeste", ddd: "11" };
const rio = { localidade: "Rio de Janeiro", uf: "RJ", estado: "Rio de Janeiro", regiao: "Sudeste", ddd: "21" };

export const places: Place[] = [
  { cep: "01001-000", logradouro: "Praça da Sé", complemento: "lado ímpar", bairro: "Sé", ...saoPaulo },
  {
    cep: "01310-100",
    logradouro: "Avenida Paulista",
    complemento: "de 612 a 1510 - lado par",
    bairro: "Bela Vista",
    ...saoPaulo,
  },
  { cep: "05407-002", logradouro: "Rua Cardeal Arcoverde", complemento: "", bairro: "Pinheiros", ...saoPaulo },
  { cep: "22021-001", logradouro: "Avenida Atlântica", complemento: "", bairro: "Copacabana", ...rio },
  {
    cep: "30140-071",
    logradouro: "Rua dos Aimorés",
    complemento: "",
    bairro: "Funcionários",
    localidade: "Belo Horizonte",
    uf: "MG",
    estado: "Minas Gerais",
    regiao: "Sudeste",
    ddd: "31",
  },
  {
    cep: "40140-130",
    logradouro: "Avenida Sete de Setembro",
    complemento: "",
    bairro: "Barra",
    localidade: "Salvador",
    uf: "BA",
    estado: "Bahia",
    regiao: "Nordeste",
    ddd: "71",
  },
  {
    cep: "35960-000",
    logradouro: "",
    complemento: "",
    bairro: "",
    localidade: "Santa Bárbara",
    uf: "MG",
    estado: "Minas Gerais",
    regiao: "Sudeste",
    ddd: "31",
  },
];
