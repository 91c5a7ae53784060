/** Stands for the loader of next/script in a browser: this site has none of its scripts to load. */
module.exports = { initScriptLoader: () => undefined, handleClientScriptLoad: () => undefined };
