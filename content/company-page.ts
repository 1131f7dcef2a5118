import { company } from './company';
import { approach } from './company-page/approach';
import { leadership } from './company-page/leadership';
import { founder, growth, hero } from './company-page/story';
import { values } from './company-page/values';
import type { Meta } from './types';

const meta: Meta = {
  title: `Our company: values, people and story | ${company.shortName}`,
  description: `Who stands behind ${company.name}: a founder's note, the four values we hold to, how we work with labs and hospitals, and who leads the company.`,
};

/** The company page, in the order of its sections. */
export const companyPage = { meta, hero, approach, founder, values, growth, leadership };
