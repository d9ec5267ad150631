import { expect, it } from 'vitest';
import { gatherScripts } from './gather-scripts.ts';

const enqueue = '<script>window.__reactRouterContext.streamController.enqueue("[1]\\n");</script>';
const close = '<script>window.__reactRouterContext.streamController.close();</script>';

it('moves inline data scripts to the inert ones', () => {
  const html = `<body><noscript id="guiones"><script>a</script></noscript><!--$-->${enqueue}${close}<!--/$--></body>`;
  expect(gatherScripts(html)).toBe(
    `<body><noscript id="guiones"><script>a</script>${enqueue}${close}</noscript><!--$--><!--/$--></body>`,
  );
});

it('leaves the shell unchanged, whose scripts run at once', () => {
  const html = `<body><script>a</script>${enqueue}${close}</body>`;
  expect(gatherScripts(html)).toBe(html);
});
