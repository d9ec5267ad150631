import './prose.css';
import { classes } from '#web/components/classes.ts';

export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classes('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
