import peggy from 'peggy';

/** Generates the rules parser once. Without this, every test file generates it, which takes 0.4 s. */
export default {
  process: (grammar) => ({ code: `exports.parser = ${peggy.generate(grammar, { output: 'source' })};` }),
};
