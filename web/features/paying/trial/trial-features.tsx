import { Check } from 'lucide-react';
import { trial } from '#web/copy/trial.ts';

export function TrialFeatures() {
  return (
    <ul>
      {trial.features.map((feature) => (
        <li className="flex items-start gap-3 border-line border-t py-3" key={feature}>
          <Check className="mt-0.5 shrink-0 text-burgundy-text" size={18} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
