const { createHash } = require('node:crypto');
const { join, relative } = require('node:path');
const { withSlimNext } = require('./slimNext.js');

const ROOT = join(__dirname, '..');

// Next's router carries a general matcher for rewrites to every browser; ours needs a small table.
const withOwnRewrites = (config, { isServer, webpack }) => {
  const own = join(ROOT, 'lib/chrome/resolveRewrites.ts');
  if (!isServer) {
    config.plugins.push(new webpack.NormalModuleReplacementPlugin(/utils\/resolve-rewrites$/, own));
  }
  return config;
};

/** Which class has each short name. */
const takenBy = new Map();

// Six letters for a class instead of its file and name: a tenth less HTML, CSS and JavaScript.
const shortClass = ({ resourcePath }, name) => {
  const key = `${relative(ROOT, resourcePath)} ${name}`;
  const number = createHash('sha256').update(key).digest().readUIntBE(0, 6);
  const short = `c${number.toString(36).padStart(10, '0').slice(-5)}`;
  const owner = takenBy.get(short) ?? key;
  if (owner !== key) throw new Error(`Rename a class: ${owner} and ${key} have one short name.`);
  takenBy.set(short, key);
  return short;
};

const withShortClasses = (config, { dev }) => {
  const loaders = config.module.rules.flatMap(({ oneOf }) => oneOf ?? []).flatMap(({ use }) => use);
  for (const loader of dev ? [] : loaders) {
    const modules = loader?.options?.modules;
    const long = modules?.getLocalIdent;
    if (!long) continue;
    modules.getLocalIdent = (context, ident, name, ...more) =>
      context.resourcePath.endsWith('.module.scss')
        ? shortClass(context, name)
        : long(context, ident, name, ...more);
  }
  return config;
};

// A chunk that is fetched later stands in every page's table of chunks with its hash.
const withShortHashes = (config, { dev, isServer }) => {
  if (!dev && !isServer) config.output.hashDigestLength = 10;
  return config;
};

// Next's router in the browser reads the middleware's patterns without their conditions: every page
// would look like one with a `key`, and each change of page would ask the server twice.
const withoutMiddlewareInBrowser = (config, { dev, isServer }) => {
  const name = 'process.env.__NEXT_MIDDLEWARE_MATCHERS';
  for (const { definitions } of dev || isServer ? [] : config.plugins) {
    if (definitions && name in definitions) definitions[name] = '[]';
  }
  return config;
};

/** For `webpack` of the Next configuration: a build with less to send. */
const lightenBuild = (config, context) =>
  [
    withOwnRewrites,
    withShortClasses,
    withShortHashes,
    withSlimNext,
    withoutMiddlewareInBrowser,
  ].reduce((lighter, step) => step(lighter, context), config);

module.exports = { lightenBuild };
