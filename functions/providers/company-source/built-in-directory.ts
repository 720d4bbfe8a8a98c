import * as z from 'zod';
import type { DirectoryCompany } from '../../domain/companies/company-source.ts';
import consumer from './directory/consumer.json' with { type: 'json' };
import finance from './directory/finance.json' with { type: 'json' };
import food from './directory/food.json' with { type: 'json' };
import health from './directory/health.json' with { type: 'json' };
import industry from './directory/industry.json' with { type: 'json' };
import infrastructure from './directory/infrastructure.json' with { type: 'json' };
import media from './directory/media.json' with { type: 'json' };
import mobility from './directory/mobility.json' with { type: 'json' };
import services from './directory/services.json' with { type: 'json' };
import software from './directory/software.json' with { type: 'json' };
import travel from './directory/travel.json' with { type: 'json' };
import { directoryCompany } from './directory-company.ts';

/** Facts about real companies, one file per group of industries; each is checked live before it is shown. */
export function builtInCompanies(): readonly DirectoryCompany[] {
  return z
    .array(directoryCompany)
    .parse([
      ...consumer,
      ...finance,
      ...food,
      ...health,
      ...industry,
      ...infrastructure,
      ...media,
      ...mobility,
      ...services,
      ...software,
      ...travel,
    ]);
}
