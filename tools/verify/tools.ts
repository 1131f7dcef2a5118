import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { requireOwnPackages } from '../own-packages';
import { programIn } from '../run-programs';

const FOLDER = 'tools/verify';

const install = () => requireOwnPackages(FOLDER, 'the tools that only `npm run verify` needs', console.log);

type Program = 'cspell' | 'secretlint';

/** Returns the path of a tool's program, and installs the tools first if necessary. */
export function verifyProgram(name: Program): string {
  install();
  return programIn(FOLDER, name);
}

/** The part of html-validate that the tests use. Its own types are missing until the tools are installed. */
type HtmlValidate = {
  HtmlValidate: new (options: {
    extends: string[];
    rules: Record<string, unknown>;
  }) => {
    validateString(
      html: string,
      path: string,
    ): Promise<{
      results: { messages: { ruleId: string; message: string; selector: string | null; line: number }[] }[];
    }>;
  };
};

/** Loads html-validate, and installs the tools first if necessary. */
export function loadHtmlValidate(): Promise<HtmlValidate> {
  install();
  const { resolve } = createRequire(pathToFileURL(`${process.cwd()}/${FOLDER}/package.json`));
  return import(pathToFileURL(resolve('html-validate')).href);
}
