import { Button } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { householdCopy } from '#web/copy/household.ts';
import { paths } from '#web/paths.ts';
import { useOpenWardrobe } from './household-query.ts';

const { ownOnly: copy } = householdCopy;

/** Instead of the advisors, who know the guardian's wardrobe alone. */
export function OwnWardrobeOnly({ name }: { name: string }) {
  const { mutate, isPending } = useOpenWardrobe();
  return (
    <>
      <PageHeader lead={copy.text(name)} title={copy.title} />
      <Button loading={isPending} onClick={() => mutate({ wardId: null, to: paths.stylists })}>
        {householdCopy.back}
      </Button>
    </>
  );
}
