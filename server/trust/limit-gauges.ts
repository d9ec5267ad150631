import { limitedResources, trustLevels } from '#contract/trust.ts';
import type { Config } from '#server/config.ts';
import { gaugeOfApp } from '#server/platform/metrics/metrics.ts';
import { mostOfEach, mostOfNetwork } from './ledger.ts';

export function exposeLimits(config: Config): void {
  const gauge = gaugeOfApp({
    name: 'vestidor_limit',
    help: 'The table of limits: what one of a level may use, or all of a level from one network',
    labelNames: ['resource', 'level', 'of'],
  });
  for (const resource of limitedResources) {
    for (const level of trustLevels) {
      gauge.set({ resource, level, of: 'each' }, mostOfEach({ config }, resource, level));
      const network = mostOfNetwork({ config }, resource, level);
      if (network !== undefined) gauge.set({ resource, level, of: 'network' }, network);
    }
  }
}
