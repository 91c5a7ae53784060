/** A webpack loader: the file of constants with only those that `names` lists. */
module.exports = function keepConstants() {
  const all = require(this.resourcePath);
  const { names } = this.getOptions();
  const kept = names.filter((name) => name in all).map((name) => [name, all[name]]);
  return `module.exports = ${JSON.stringify(Object.fromEntries(kept))};`;
};
