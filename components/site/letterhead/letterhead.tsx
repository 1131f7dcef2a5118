import { company } from '@/content/company';

type LetterheadProps = {
  /** The page's URL. */
  address: string;
};

/** The company's contact details and the page's URL, above the content of a printed page. */
export function Letterhead({ address }: LetterheadProps) {
  const { street, city, postalCode, country } = company.address;
  return (
    <p className="paper-only">
      {company.legalName}, {street}, {city} {postalCode}, {country}, {company.email.enquiries}
      <br />
      {address}
    </p>
  );
}
