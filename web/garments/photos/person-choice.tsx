import { Button } from '#web/components/button.tsx';

interface PersonChoiceProps {
  people: readonly { left: number; top: number }[];
  whose: number;
  onChoose: (whose: number) => void;
  copy: { whose: string; person: (number: number) => string };
}

export function PersonChoice({ people, whose, onChoose, copy }: PersonChoiceProps) {
  if (people.length < 2) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 font-medium">{copy.whose}</legend>
      {people.map(({ left, top }, i) => (
        <Button
          aria-pressed={i === whose}
          key={`${left} ${top}`}
          onClick={() => onChoose(i)}
          size="s"
          variant={i === whose ? 'secondary' : 'ghost'}
        >
          {copy.person(i + 1)}
        </Button>
      ))}
    </fieldset>
  );
}
