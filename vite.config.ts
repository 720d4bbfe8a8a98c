import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutUnusedCode } from './infra/site-code.ts';
import { withoutUnusedStyles } from './infra/site-styles.ts';

/** The production site: hashed assets, nothing inline, so that `script-src 'self'; style-src 'self'` suffices. */
export default defineConfig({
  root: 'web',
  plugins: [react(), withoutUnusedCode()],
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
    postcss: { plugins: [withoutUnusedStyles()] },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // What all public pages share is few files: each file that a page waits for costs it a round trip.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Every page needs these; without a separate group they would be bundled with the public pages' parts.
            { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
            {
              name: 'frame',
              test: /\/web\/(app\/(session|presence)|ui\/(logo|button-link|color-mode|icon-action))/,
            },
            // Small files that most screens share: one request instead of thirty. Not the theme, which the entry imports.
            {
              name: 'controls',
              test: /\/web\/ui\/(?!page\/theme)(buttons|notices|page|lists|[a-z-]+\.)|\/node_modules\/lucide-react\//,
            },
            {
              name: 'public',
              test: /\/web\/features\/public-site\/(?!hero\/|.*(layout|-page|-form|-table|send|sending)\.tsx?)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:4500', '/config.json': 'http://localhost:4500' } },
});
