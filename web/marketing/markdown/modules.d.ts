/** What importing Markdown gives: see `plugin.ts`. */
declare module '*.md' {
  const page: import('./page.ts').MarkdownPage;
  export default page;
}
