import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const FOLDER = 'components/layout/thirdParties';

/** What every page has loaded anyway. */
const SHARED = ['react', 'react/*', 'next/router', '@/components/ui/*', '@/lib/chrome/rules'];

/** What the question has brought along, for the tags. */
const ASKED = ['@/data/thirdParties', './wantedFor', './loadedParties'];

/** The class names of a style sheet, as the build writes them. */
const classNames: Plugin = {
  name: 'class names',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.module\.scss$/ }, () => ({
      contents: 'export default { root: "c1234567", question: "c2345678", reasons: "c3456789" };',
    }));
  },
};

const SETTINGS = {
  NEXT_PUBLIC_GTM_ID: 'GTM-AB12CD3',
  NEXT_PUBLIC_META_PIXEL_ID: '123456789012345',
  NEXT_PUBLIC_GOOGLE_ADS_ID: 'AW-123456789',
  NEXT_PUBLIC_CHAT_WIDGET_SRC: 'https://chat.example.com/widget.js',
  NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC: 'https://cdn.example.com/framework.js',
};

const define = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
);

/** Bytes of gzip of a file and what it brings along, without the parts named in `later`. */
const weigh = async (file: string, later: string[] = []): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [join(FOLDER, file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: [...SHARED, ...later],
    define,
    plugins: [classNames],
    logLevel: 'error',
  });
  return outputFiles.reduce(
    (sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length,
    0,
  );
};

it('costs every page less than a kilobyte, and asking at most three in all', async () => {
  const first = await weigh('ThirdParties.tsx', ['./LiveThirdParties']);
  const button = await weigh('PrivacyChoicesButton.tsx');
  const question = await weigh('LiveThirdParties.tsx', ['./AllowedTags']);
  expect(first + button).toBeLessThan(1000);
  expect(first + button + question).toBeLessThanOrEqual(3000);
});

it('needs less than two kilobytes more once the visitor has agreed', async () => {
  expect(await weigh('AllowedTags.tsx', ASKED)).toBeLessThan(2000);
});
