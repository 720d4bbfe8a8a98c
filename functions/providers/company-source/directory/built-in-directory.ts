import * as z from 'zod';
import type { DirectoryCompany } from '../../../domain/companies/candidates/company-source.ts';
import { directoryCompany } from './directory-company.ts';
import beauty from './goods/beauty.json' with { type: 'json' };
import care from './goods/care.json' with { type: 'json' };
import consumer from './goods/consumer.json' with { type: 'json' };
import crafts from './goods/crafts.json' with { type: 'json' };
import drinks from './goods/drinks.json' with { type: 'json' };
import energy from './goods/energy.json' with { type: 'json' };
import family from './goods/family.json' with { type: 'json' };
import fashion from './goods/fashion.json' with { type: 'json' };
import fitness from './goods/fitness.json' with { type: 'json' };
import food from './goods/food.json' with { type: 'json' };
import garden from './goods/garden.json' with { type: 'json' };
import health from './goods/health.json' with { type: 'json' };
import home from './goods/home.json' with { type: 'json' };
import improvement from './goods/improvement.json' with { type: 'json' };
import industry from './goods/industry.json' with { type: 'json' };
import machinery from './goods/machinery.json' with { type: 'json' };
import pets from './goods/pets.json' with { type: 'json' };
import sports from './goods/sports.json' with { type: 'json' };
import craftsmen from './services/craftsmen.json' with { type: 'json' };
import data from './services/data.json' with { type: 'json' };
import education from './services/education.json' with { type: 'json' };
import finance from './services/finance.json' with { type: 'json' };
import infrastructure from './services/infrastructure.json' with { type: 'json' };
import insurance from './services/insurance.json' with { type: 'json' };
import investment from './services/investment.json' with { type: 'json' };
import legal from './services/legal.json' with { type: 'json' };
import media from './services/media.json' with { type: 'json' };
import mobility from './services/mobility.json' with { type: 'json' };
import productivity from './services/productivity.json' with { type: 'json' };
import property from './services/property.json' with { type: 'json' };
import security from './services/security.json' with { type: 'json' };
import services from './services/services.json' with { type: 'json' };
import software from './services/software.json' with { type: 'json' };
import transport from './services/transport.json' with { type: 'json' };
import travel from './services/travel.json' with { type: 'json' };
import work from './services/work.json' with { type: 'json' };
/** Facts about real companies, one file per group of industries; each is checked live before it is shown. */
export function builtInCompanies(): readonly DirectoryCompany[] {
  return z
    .array(directoryCompany)
    .parse([
      ...consumer,
      ...crafts,
      ...craftsmen,
      ...data,
      ...drinks,
      ...energy,
      ...family,
      ...pets,
      ...fashion,
      ...finance,
      ...fitness,
      ...food,
      ...health,
      ...garden,
      ...home,
      ...industry,
      ...infrastructure,
      ...insurance,
      ...investment,
      ...media,
      ...mobility,
      ...property,
      ...security,
      ...services,
      ...software,
      ...productivity,
      ...transport,
      ...travel,
      ...work,
      ...education,
      ...legal,
      ...sports,
      ...machinery,
      ...improvement,
      ...care,
      ...beauty,
    ]);
}
