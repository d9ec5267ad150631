import { useState } from 'react';
import { languageNames, languages, pathIn } from '#contract/languages.ts';
import { api } from '#web/api.ts';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { account } from '#web/copy/account.ts';
import { chooseWardrobeCurrency, wardrobeCurrencies, wardrobeCurrency } from '#web/format/money.ts';
import { language } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { useChange } from '#web/use-change.ts';

const { language: copy } = account;
const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** Kept with the account, for its emails; the page is loaded again in the language. */
export function LanguageChoice() {
  const change = useChange({
    mutationFn: (chosen: (typeof languages)[number]) =>
      api('PUT /api/account/language', { body: { language: chosen } }),
    onSuccess: (kept) => window.location.assign(pathIn(kept.language, paths.account)),
    failed: copy.error,
  });
  return (
    <Segmented
      label={copy.title}
      onValueChange={(chosen) => change.mutate(chosen)}
      options={options}
      value={change.variables ?? language}
    />
  );
}

const currencyCopy = account.currency;

export function CurrencyChoice() {
  const [currency, setCurrency] = useState(wardrobeCurrency);
  return (
    <Segmented
      label={currencyCopy.title}
      onValueChange={(chosen) => {
        chooseWardrobeCurrency(chosen);
        setCurrency(chosen);
      }}
      options={wardrobeCurrencies.map((value) => ({ value, label: currencyCopy.names[value] }))}
      value={currency}
    />
  );
}
