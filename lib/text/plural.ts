import { site } from '../../content/site';
import { fill } from './fill';

/** A text by plural category, in which `{count}` stands for the number. English has `one` and `other`. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Intl.PluralRules(site.language);

/** Returns the text for this number, in the site's language. */
export const plural = (count: number, forms: PluralForms): string =>
  fill(forms[rules.select(count)] ?? forms.other, { count: count.toLocaleString(site.language) });
