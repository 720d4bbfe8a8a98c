import { counted } from '../../../shared/text/counted.ts';
import type { PortfolioField, PortfolioFile } from '../../../shared/text/csv/portfolio-csv.ts';
import { MappedPreview } from '../../parts/file-import/mapped-preview.tsx';

const fieldWords: Readonly<Record<PortfolioField, string>> = {
  domain: 'Domain',
  asking_price: 'Asking price',
  floor_price: 'Floor price',
  currency: 'Currency',
  link: 'Link to buy it',
  status: 'Status',
  expires_on: 'Expires on',
  registrar: 'Registrar',
  note: 'Note',
};

/** The first lines of a portfolio, and what each of its columns is taken for, which can be changed. */
export function PortfolioPreview(props: {
  file: PortfolioFile;
  fields: readonly (PortfolioField | null)[];
  onChange: (fields: readonly (PortfolioField | null)[]) => void;
}) {
  const count = counted(props.file.lines.length, 'name', 'names');
  return <MappedPreview {...props} count={count} words={fieldWords} />;
}
