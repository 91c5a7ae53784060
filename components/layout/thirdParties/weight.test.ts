import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const FOLDER = 'components/layout/thirdParties';

/** What every page has loaded anyway. */
const SHARED = ['react', 'react/*', 'next/*', '@/components/ui/*', '@/lib/chrome/rules'];

/** What the file that every page carries has brought along. */
const EVERYWHERE = ['@/lib/thirdParties/config', './ConsentProvider'];

/** What the question has brought along, for the tags. */
const ASKED = ['@/data/thirdParties.mjs', './wantedFor', './loadedParties', './conversions'];

/** Tells the tags what visitors do. */
const COUNTING = '@/lib/thirdParties/useConversions';

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
  gtm: 'GTM-AB12CD3',
  speed: 'https://speed.example.com/measure.js',
  pixel: '123456789012345',
  ads: 'AW-123456789',
  chat: 'https://chat.example.com/widget.js',
  framework: 'https://cdn.example.com/framework.js',
};

const define = {
  'process.env.THIRD_PARTIES': JSON.stringify(String(new URLSearchParams(SETTINGS))),
};

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

it('costs every page less than a kilobyte, and asking at most 3.8 in all', async () => {
  const first = await weigh('ThirdParties.tsx', ['./LiveThirdParties']);
  const button = await weigh('PrivacyChoicesButton.tsx', EVERYWHERE);
  const provider = await weigh('ConsentProvider.tsx');
  const question = await weigh('LiveThirdParties.tsx', [...EVERYWHERE, './AllowedTags']);
  expect(first + button + provider).toBeLessThan(1000);
  // 0.6 kB of it is the rest of each vendor's record, which stands in one place; 0.1 hears call taps.
  expect(first + button + provider + question).toBeLessThanOrEqual(3800);
});

it('needs little more than two kilobytes once the visitor has agreed, and one to count', async () => {
  // 0.1 kB of it is the mobile number's rule, which stands in one place for the whole site.
  expect(await weigh('AllowedTags.tsx', [...ASKED, COUNTING])).toBeLessThan(2100);
  expect(await weigh('AllowedTags.tsx', ASKED)).toBeLessThan(3000);
});
