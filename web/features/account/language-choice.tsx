import { useMutation } from '@tanstack/react-query';
import { languageNames, languages, pathIn } from '#contract/languages.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { account } from '#web/copy/account.ts';
import { common } from '#web/copy/common.ts';
import { language } from '#web/language.ts';
import { paths } from '#web/paths.ts';

const { language: copy } = account;
const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** Kept with the account, for its emails; the page is loaded again in the language. */
export function LanguageChoice() {
  const change = useMutation({
    mutationFn: (chosen: (typeof languages)[number]) =>
      api('PUT /api/account/language', { body: { language: chosen } }),
    onSuccess: (kept) => window.location.assign(pathIn(kept.language, paths.account)),
    onError: (error) => notifyError(copy.error, messageOf(error, common.somethingFailed)),
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
