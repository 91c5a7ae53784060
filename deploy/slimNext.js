const { readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const NEXT = join(dirname(require.resolve('next/package.json')), 'dist');

/** Where the code lives that Next sends to browsers. */
const BROWSER_CODE = ['client', 'shared/lib'].map((folder) => join(NEXT, folder));
const CONSTANTS = ['lib/constants.js', 'shared/lib/constants.js'].map((file) => join(NEXT, file));

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name));

/** The constants that browser code of Next names, of the hundreds that its files of constants hold. */
const usedConstants = () => [
  ...new Set(
    BROWSER_CODE.flatMap(filesIn).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b_constants\d*\.(\w+)/g)].map(([, name]) => name),
    ),
  ),
];

/** What Next's browser code names and this site never uses, and what stands for it. */
const STAND_INS = [
  // For its general rewrites: `resolveRewrites` is ours.
  { module: /next\/dist\/compiled\/path-to-regexp$/, file: 'notInBrowser.js' },
  // For the app folder, which this site has not.
  { module: /^\.\/(resolve-param-value|parse-loader-tree)$/, file: 'notInBrowser.js' },
  { module: /^\.\.\/routes\/app$/, file: 'notInBrowser.js' },
  // For next/script; it is started on every page, with an empty list.
  { module: /^\.\/script$/, file: 'noScriptLoader.js' },
];

/**
 * For production builds of the browser's side: Next's files of constants with only what is used, and
 * not the parts that this site never calls. Together 9 kB gzip less on every page.
 */
const withSlimNext = (config, { dev, isServer, webpack }) => {
  if (dev || isServer) return config;
  config.module.rules.push({
    include: CONSTANTS,
    enforce: 'pre',
    use: { loader: join(__dirname, 'keepConstants.js'), options: { names: usedConstants() } },
  });
  for (const { module, file } of STAND_INS) {
    const replace = (resource) => {
      if (resource.context.startsWith(NEXT)) resource.request = join(__dirname, file);
    };
    config.plugins.push(new webpack.NormalModuleReplacementPlugin(module, replace));
  }
  return config;
};

module.exports = { usedConstants, withSlimNext };
