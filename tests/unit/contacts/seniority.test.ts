import { describe, expect, test } from 'vitest';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { scoreTitles } from '../../gold/titles.ts';

const titles: Record<string, string> = {
  c_suite: `CEO|Chief Executive Officer|C.E.O.|Chief People Officer|Co-Founder & CTO|Founder|Founding Partner|Owner|Co-owner|President|
    President & CEO|Managing Partner|Managing Director|Representative Director|Geschäftsführer|Geschäftsführerin|Geschäftsführender Gesellschafter|
    Inhaberin|Gründer & CEO|Mitgründer|Vorstandsvorsitzender|Vorstand|PDG|Présidente|Fondatrice|Co-fondateur|Gérant|Directeur général|
    Directrice générale|Fundadora|Consejero delegado|Director General|Propietario|Presidente|Amministratore delegato|
    Titolare|Fondatore|Oprichter|Eigenaar|Algemeen directeur|Zaakvoerder|Sócio-gerente|Diretora-geral|Prezes zarządu|
    Właściciel|Założycielka|VD|Verkställande direktör|Grundare|Ägare|Administrerende direktør|Adm. direktør|Stifter|Indehaver|
    Daglig leder|Toimitusjohtaja|Jednatel|Ügyvezető|Co-Founder & VP Engineering|Geschäftsführer:in|Chairman of the Board|代表取締役社長|대표이사|최고기술책임자|董事长|
    Генеральний директор|Διευθύνων Σύμβουλος|Tổng giám đốc|Yönetim Kurulu Başkanı|المؤسس والرئيس التنفيذي|מנכ"לית ובעלים|Perchennog / Owner|forstjóri|proprietară|Presidencia|Prezident firmy|Președinte|Elnök|Przewodnicząca|Hallituksen puheenjohtaja|Klubbordförande|Forperson|Cégvezető|Председател на УС|1. Vorsitzende|Erster Vorstand|
    Адвокат, управляющий партнер|Управляющий партнёр|Керуюча партнерка|Партнер-основатель|Associé directeur|Sócia-gestora|Řídící partner|Yönetici Ortak|Διευθύνων Εταίρος|Managing Attorney|Büroinhaber|MD|MD & Founder|MD, Acme|Founder, MD|Managing Trustee|院長|Director Geral|Directora Executiva|Consigliere delegato|Sole Practitioner|Co-Präsidium|Dagleg leiar`,
  vp: `Członek Zarządu, Wiceprezes|VP Sales|Vice President, Marketing|Senior Vice President|EVP Operations|Vice-président|Vicepresidente|Wiceprezes zarządu|Vizepräsident|Vice VD|부사장|Phó tổng giám đốc|Vicepreședinte|Vicepresidencia|Alelnök|Wiceprzewodniczący|Místopředseda|Vice ordförande|Заместник-председател на УС|2. Vorsitzende|2. Vorstand|Zweiter Vorsitzender|2nd Chair|Second Chairperson|
    Ondervoorzitter|Vicevoorzitter|Адвокат, заместитель управляющего партнера|Заступник керуючого партнера|副院長|Deputy Managing Partner|Deputy CEO|Ondervoorzitster|Varaleder|Nestleiar`,
  director: `専務|常務理事|総務取締役|Director of Engineering|Sales Director|Head of Sales|Head of People & Culture|Creative Director|Leiter Vertrieb|
    Vertriebsleiterin|Leitung Einkauf|Marketingleiter|Directeur commercial|Directrice artistique|Directora de Marketing|Direttore tecnico|
    Hoofd Verkoop|Commercieel directeur|Diretor comercial|Dyrektor handlowy|Ekonomidirektör|Salgsdirektør|Myyntijohtaja|Obchodní ředitel|Senior Director|Руководитель отдела закупок|Руководитель сервисной службы|사업개발 이사|製造部長|大学院長|Фінансовий директор|Керівник відділу збуту|Διευθυντής Στόλου|Head – Exports|Director of the Ex-Offender Program|Head de Processos e Inovação|Head da Qualidade|Head van Sales|forstöðumaður rekstrar|Giám đốc tài chính|Vedúci katedry|Vedúca ústavu|Vedoucí katedry|Kierownik katedry|Predstojnica katedre|Tanszékvezető|Șef de catedră|Завідувачка кафедри|Vicepreside|Conrector`,
  manager: `Office Manager|Sales Mgr.|Senior Product Manager|Account Manager|Shift Supervisor|Projektleiter|Teamleiterin Support|Responsable commercial|
    Chef de projet|Jefa de ventas|Gerente|Responsabile vendite|Bedrijfsleider|Kierownik biura|Försäljningschef|Salgschef|Myyntipäällikkö|Boltvezető|Ploegleider|Prosjektleder|
    Projektmanagerin|Filialleiter|Bauleiter|Gestora de projeto|General Manager|
    디자인 팀장|営業課長|Управляющий складом|Υπεύθυνη Πληρωμάτων|Satış Müdürü|مدير المبيعات|מנהל דפוס|Rheolwr Archebion|Vedúca predajne`,
  senior: `Senior Engineer|Principal Architect|Lead Designer|Legal Counsel|General Counsel|Sr. Developer|Leitender Ingenieur|Starszy specjalista|Head Brewer|Tech Lead|Senior Dental Assistant|수석 연구원`,
  other: `Ex-Director|Teacher (ex-director)|Hon. President|Hon. Vice Chairman|Life President|Počasni predsjednik|Președinte de onoare|Почетен председател|Klassenleiterin|Hospizbegleiterin|Reiseleiter|Kursleiterin|Chorleiterin|Persoonlijk begeleider|Reisleider|Rejseleder|Reseledare|Körledare|Kuoronjohtaja|Matkanjohtaja|Idegenvezető|Gépkocsivezető|Szertartásvezető|Reditelj|Administrador de sistemes|Engineer|Mgr.|mgr fizjoterapii|Mgr., psycholog|Executive Assistant to the CEO|Assistentin der Geschäftsführung|Product Owner|Chief of Staff|Baker|Accountant|
    Sachbearbeiterin|Assistante de direction|Sales Representative|Lead Generation Specialist|Business Partner||Empfang|Konsulent|Kế toán|Λογιστής|Агроном|מעצבת גרפית|백엔드 개발자|MD Realtor|MD, DC, VA Realtor|DC, MD Realtor|VA/MD Associate Broker|MD Real Estate Agent`,
};

test.each(['Yönetici Asistan', 'Müdür Asistan'])('%s assists a manager', (title) => {
  expect(seniorityOf(title)).toBe('other');
});

describe('seniorityOf', () => {
  for (const [level, list] of Object.entries(titles)) {
    test.each(list.split('|').map((title) => title.trim()))(`%s is ${level}`, (title) => {
      expect(seniorityOf(title)).toBe(level);
    });
  }
});

test.each([
  [false, 0.99],
  [true, 0.96],
])('labelled titles in forty-five languages, held out %s: at least %d are right', (heldOut, floor) => {
  const { right, wrong } = scoreTitles(heldOut);
  expect(right / (right + wrong.length)).toBeGreaterThanOrEqual(floor);
});
