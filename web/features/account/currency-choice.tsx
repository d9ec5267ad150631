import { useState } from 'react';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { account } from '#web/copy/account.ts';
import { chooseWardrobeCurrency, wardrobeCurrencies, wardrobeCurrency } from '#web/format/money.ts';

const copy = account.currency;

export function CurrencyChoice() {
  const [currency, setCurrency] = useState(wardrobeCurrency);
  return (
    <Segmented
      label={copy.title}
      onValueChange={(chosen) => {
        chooseWardrobeCurrency(chosen);
        setCurrency(chosen);
      }}
      options={wardrobeCurrencies.map((value) => ({ value, label: copy.names[value] }))}
      value={currency}
    />
  );
}
