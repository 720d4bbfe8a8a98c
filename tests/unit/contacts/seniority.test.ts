import { describe, expect, test } from 'vitest';
import { seniorityOf } from '../../../shared/text/seniority.ts';

const titles: Record<string, string> = {
  c_suite: `CEO|Chief Executive Officer|C.E.O.|Chief People Officer|Co-Founder & CTO|Founder|Founding Partner|Owner|Co-owner|President|
    President & CEO|Managing Partner|Managing Director|Geschäftsführer|Geschäftsführerin|Geschäftsführender Gesellschafter|
    Inhaberin|Gründer & CEO|Mitgründer|Vorstandsvorsitzender|Vorstand|PDG|Présidente|Fondatrice|Co-fondateur|Gérant|Directeur général|
    Directrice générale|Fundadora|Consejero delegado|Director General|Propietario|Presidente|Amministratore delegato|
    Titolare|Fondatore|Oprichter|Eigenaar|Algemeen directeur|Zaakvoerder|Sócio-gerente|Diretora-geral|Prezes zarządu|
    Właściciel|Założycielka|VD|Verkställande direktör|Grundare|Ägare|Administrerende direktør|Adm. direktør|Stifter|Indehaver|
    Daglig leder|Toimitusjohtaja|Jednatel|Ügyvezető|Co-Founder & VP Engineering|Geschäftsführer:in|Chairman of the Board|代表取締役社長`,
  vp: `VP Sales|Vice President, Marketing|Senior Vice President|EVP Operations|Vice-président|Vicepresidente|Wiceprezes zarządu|Vizepräsident|Vice VD`,
  director: `Director of Engineering|Sales Director|Head of Sales|Head of People & Culture|Creative Director|Leiter Vertrieb|
    Vertriebsleiterin|Leitung Einkauf|Marketingleiter|Directeur commercial|Directrice artistique|Directora de Marketing|Direttore tecnico|
    Hoofd Verkoop|Commercieel directeur|Diretor comercial|Dyrektor handlowy|Ekonomidirektör|Salgsdirektør|Myyntijohtaja|Obchodní ředitel|Senior Director`,
  manager: `Office Manager|Senior Product Manager|Account Manager|Shift Supervisor|Projektleiter|Teamleiterin Support|Responsable commercial|
    Chef de projet|Jefa de ventas|Gerente|Responsabile vendite|Bedrijfsleider|Kierownik biura|Försäljningschef|Salgschef|Myyntipäällikkö|
    Projektmanagerin|Filialleiter|Bauleiter|Gestora de projeto|General Manager`,
  senior: `Senior Engineer|Principal Architect|Lead Designer|Legal Counsel|General Counsel|Sr. Developer|Leitender Ingenieur|Starszy specjalista|Head Brewer|Tech Lead`,
  other: `Engineer|Executive Assistant to the CEO|Assistentin der Geschäftsführung|Product Owner|Chief of Staff|Baker|Accountant|
    Sachbearbeiterin|Assistante de direction|Sales Representative|Lead Generation Specialist|Business Partner||Empfang|Konsulent`,
};

describe('seniorityOf', () => {
  for (const [level, list] of Object.entries(titles)) {
    test.each(list.split('|').map((title) => title.trim()))(`%s is ${level}`, (title) => {
      expect(seniorityOf(title)).toBe(level);
    });
  }
});
