import * as z from 'zod';
import type { DirectoryCompany } from '../../domain/companies/company-source.ts';
import consumer from './directory/consumer.json' with { type: 'json' };
import data from './directory/data.json' with { type: 'json' };
import drinks from './directory/drinks.json' with { type: 'json' };
import energy from './directory/energy.json' with { type: 'json' };
import family from './directory/family.json' with { type: 'json' };
import fashion from './directory/fashion.json' with { type: 'json' };
import finance from './directory/finance.json' with { type: 'json' };
import fitness from './directory/fitness.json' with { type: 'json' };
import food from './directory/food.json' with { type: 'json' };
import health from './directory/health.json' with { type: 'json' };
import home from './directory/home.json' with { type: 'json' };
import industry from './directory/industry.json' with { type: 'json' };
import infrastructure from './directory/infrastructure.json' with { type: 'json' };
import insurance from './directory/insurance.json' with { type: 'json' };
import investment from './directory/investment.json' with { type: 'json' };
import media from './directory/media.json' with { type: 'json' };
import mobility from './directory/mobility.json' with { type: 'json' };
import property from './directory/property.json' with { type: 'json' };
import services from './directory/services.json' with { type: 'json' };
import software from './directory/software.json' with { type: 'json' };
import transport from './directory/transport.json' with { type: 'json' };
import travel from './directory/travel.json' with { type: 'json' };
import work from './directory/work.json' with { type: 'json' };
import { directoryCompany } from './directory-company.ts';

/** Facts about real companies, one file per group of industries; each is checked live before it is shown. */
export function builtInCompanies(): readonly DirectoryCompany[] {
  return z
    .array(directoryCompany)
    .parse([
      ...consumer,
      ...data,
      ...drinks,
      ...energy,
      ...family,
      ...fashion,
      ...finance,
      ...fitness,
      ...food,
      ...health,
      ...home,
      ...industry,
      ...infrastructure,
      ...insurance,
      ...investment,
      ...media,
      ...mobility,
      ...property,
      ...services,
      ...software,
      ...transport,
      ...travel,
      ...work,
    ]);
}
