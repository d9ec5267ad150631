import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// `npm run dev` starts the API beside Vite and says here where it listens.
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    // Canonical links of prerendered pages need the public address at build time.
    'import.meta.env.PUBLIC_URL': JSON.stringify(process.env.PUBLIC_URL ?? 'http://localhost:3000'),
  },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
});
