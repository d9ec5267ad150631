// Preloaded into npm, which leaves out optional packages that do not suit the Node it runs on.
Object.defineProperty(process, 'version', { value: process.env.VESTIDOR_NODE_VERSION });
