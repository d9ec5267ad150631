const waiting: (() => void)[] = [];
let fallback: ReturnType<typeof setTimeout> | undefined;
/** Hidden pages and view transitions have no frames. */
const longestMillis = 100;

function flush(): void {
  clearTimeout(fallback);
  fallback = undefined;
  for (const act of waiting.splice(0)) act();
}

/** Runs what was asked for in its order, once the browser has shown what came before. */
export function afterPaint(act: () => void): void {
  waiting.push(act);
  if (fallback !== undefined) return;
  fallback = setTimeout(flush, longestMillis);
  requestAnimationFrame(() => setTimeout(flush));
}
