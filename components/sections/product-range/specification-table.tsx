import { MailLink } from '@/components/ui/mail-link/mail-link';
import { SpecTable } from '@/components/ui/spec-table/spec-table';
import { company } from '@/content/company';
import { type ProductTab, productLabels } from '@/content/products';
import { fill } from '@/lib/text/fill';
import { specificationRows, unstatedNames } from './specification-rows';

type SpecificationTableProps = { product: Pick<ProductTab, 'name' | 'specification'> };

const names = new Intl.ListFormat('en-GB');

/** A product's known specifications, and a link to request any others by email. */
export function SpecificationTable({ product: { name, specification } }: SpecificationTableProps) {
  const unstated = names.format(unstatedNames(specification));
  const { ask, askBody } = productLabels;
  return (
    <SpecTable
      caption={productLabels.specification}
      rows={specificationRows(specification)}
      note={
        unstated && (
          <MailLink
            to={company.email.enquiries}
            subject={`${name}: ${unstated}`}
            body={fill(askBody, { what: unstated, product: name })}
          >
            {fill(ask, { what: unstated })}
          </MailLink>
        )
      }
    />
  );
}
