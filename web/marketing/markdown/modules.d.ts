/** Types of Markdown imports: see `plugin.ts`. */
declare module '*.md?content' {
  const page: import('./page.ts').MarkdownPage;
  export default page;
}

declare module '*.md' {
  export const meta: () => ReturnType<typeof import('#web/meta.ts').pageMeta>;
  const MarkdownPage: () => import('react').ReactNode;
  export default MarkdownPage;
}
