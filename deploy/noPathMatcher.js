const notHere = () => {
  throw new Error('The path matcher is not part of what browsers get: see deploy/slimNext.js.');
};

module.exports = { compile: notHere, pathToRegexp: notHere, regexpToFunction: notHere };
