/** Stands for modules that browsers do not get: reading one is allowed, using it is a mistake of ours. */
module.exports = new Proxy(
  {},
  {
    get: (_, name) => {
      if (typeof name === 'symbol' || name === '__esModule') return undefined;
      return () => {
        throw new Error(`${name} is not part of what browsers get: see deploy/slimNext.js.`);
      };
    },
  },
);
