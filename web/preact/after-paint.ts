const waiting: (() => void)[] = [];
let asked = false;
/** Hidden pages and view transitions have no frames. Counted once the page is free, for a busy one is late with its frame too. */
const withoutFrameMillis = 50;

function flush(): void {
  asked = false;
  for (const act of waiting.splice(0)) act();
}

/** Runs what was asked for in its order, once the browser has shown what came before. */
export function afterPaint(act: () => void): void {
  waiting.push(act);
  if (asked) return;
  asked = true;
  let fallback = setTimeout(() => {
    fallback = setTimeout(flush, withoutFrameMillis);
  }, withoutFrameMillis);
  requestAnimationFrame(() => {
    clearTimeout(fallback);
    setTimeout(flush);
  });
}
