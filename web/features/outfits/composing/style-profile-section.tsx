import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StyleProfile } from '#contract/style-profile.ts';
import type { StyleDirection } from '#contract/style-words.ts';
import { Button } from '#web/components/button.tsx';
import { styleProfileCopy as copy } from '#web/copy/style-profile.ts';
import { formatList } from '#web/format/words.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { locale } from '#web/language.ts';
import { StyleProfileForm } from './composing-parts.ts';
import { ProfileSection } from './profile-section.tsx';
import { styleProfileQuery } from './taste-query.ts';

export function StyleProfileSection() {
  const answer = useQuery(styleProfileQuery);
  const [editing, setEditing] = useState(false);
  if (answer.isPending) return null;
  const rows = answer.data ? saidRows(answer.data.profile) : [];
  return (
    <ProfileSection
      className="mb-10 grid gap-5 border-line border-t pt-6 lg:grid-cols-2 lg:gap-x-10"
      copy={copy}
      id="estilo"
      query={answer}
      said={(data) => <Opening said={rows.length > 0} {...data} />}
    >
      {({ profile }) => (
        <>
          {rows.length > 0 && (
            <dl className="grid gap-2">
              {rows.map(({ label, words }) => (
                <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1" key={label}>
                  <dt className="w-20 text-note text-ink-soft">{label}</dt>
                  <dd className="min-w-0 flex-1">{formatList(words)}</dd>
                </div>
              ))}
            </dl>
          )}
          <OnlineOnly>
            <div>
              <Button onClick={() => setEditing(true)} size="s" variant="secondary">
                {rows.length > 0 ? copy.change : copy.edit}
              </Button>
            </div>
          </OnlineOnly>
          {editing && <StyleProfileForm onClose={() => setEditing(false)} profile={profile} />}
        </>
      )}
    </ProfileSection>
  );
}

interface OpeningProps {
  said: boolean;
  profile: StyleProfile;
  worn: readonly StyleDirection[];
}

function Opening({ said, profile, worn }: OpeningProps) {
  const guesses = worn.length > 0 && Object.keys(profile.directions).length === 0;
  return (
    <div className="grid max-w-[60ch] gap-2 text-ink-soft">
      <p>{said ? copy.counts : copy.nothing}</p>
      {guesses && <p>{copy.worn(worn.map((direction) => copy.directions[direction]))}</p>}
    </div>
  );
}

function saidRows(profile: StyleProfile): { label: string; words: string[] }[] {
  const { wearer, highestHeel, feels } = profile;
  const directions = Object.entries(profile.directions) as [StyleDirection, number][];
  return [
    {
      label: copy.rows.directions,
      words: directions.sort((a, b) => b[1] - a[1]).map(([direction]) => copy.directions[direction]),
    },
    { label: copy.rows.wearer, words: wearer ? [copy.wearers[wearer]] : [] },
    { label: copy.rows.covered, words: profile.covered.map((part) => copy.coverages[part]) },
    { label: copy.rows.heel, words: highestHeel ? [copy.heels[highestHeel]] : [] },
    {
      label: copy.rows.materials,
      words: profile.avoidedMaterials.map((material) => copy.materials[material]),
    },
    { label: copy.rows.feels, words: feels ? [copy.feelings[feels]] : [] },
    {
      label: copy.rows.life,
      words: [
        ...(profile.roomyWaist ? [copy.roomyWaist] : []),
        ...(profile.worksOnFeet ? [copy.worksOnFeet] : []),
      ],
    },
  ]
    .filter(({ words }) => words.length > 0)
    .map(({ label, words }) => ({
      label,
      words: words.map((word, at) => (at === 0 ? word : word.toLocaleLowerCase(locale))),
    }));
}
