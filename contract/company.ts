import { sampleMark } from './company-words.ts';

/** A missing detail is replaced by a marked sample. */
const variables = {
  name: { variable: 'LEGAL_NAME', sample: 'Grupo Telar, S. L.' },
  taxId: { variable: 'LEGAL_TAX_ID', sample: 'B00000000' },
  address: { variable: 'LEGAL_ADDRESS', sample: 'Calle de la Muestra, 1, 28000 Madrid' },
  registry: { variable: 'LEGAL_REGISTRY', sample: 'Registro Mercantil de Madrid, hoja M-000000' },
  email: { variable: 'LEGAL_EMAIL', sample: 'hola@vestidor.example' },
  phone: { variable: 'LEGAL_PHONE', sample: '+34 900 000 000' },
} as const;

export type CompanyDetail = keyof typeof variables;

export interface Detail {
  value: string;
  sample: boolean;
}

export type Company = Readonly<Record<CompanyDetail, Detail>>;

/** An empty variable counts as unset. */
export function companyOf(environment: Readonly<Record<string, unknown>>): Company {
  const details = Object.entries(variables).map(([detail, { variable, sample }]) => {
    const configured = environment[variable];
    return [
      detail,
      typeof configured === 'string' && configured !== ''
        ? { value: configured, sample: false }
        : { value: sample, sample: true },
    ];
  });
  return Object.fromEntries(details);
}

export const shownDetail = ({ value, sample }: Detail, mark: string = sampleMark): string =>
  sample ? value + mark : value;

export function missingToSell(company: Company): string[] {
  const needed: CompanyDetail[] = ['name', 'taxId', 'address', 'email'];
  return needed.filter((detail) => company[detail].sample).map((detail) => variables[detail].variable);
}
