import { company } from './company';
import { approach } from './company-page/approach';
import { leadership } from './company-page/leadership';
import { founder, growth, hero } from './company-page/story';
import { values } from './company-page/values';
import type { Meta } from './types';

const meta: Meta = {
  title: `Our company: our story, values and leadership | ${company.shortName}`,
  description: `Get to know ${company.name}: a note from our founder, our four values, how we work, our journey of growth, and the five people who lead the company.`,
};

/** The company page, in the order of its sections. */
export const companyPage = { meta, hero, approach, founder, values, growth, leadership };
