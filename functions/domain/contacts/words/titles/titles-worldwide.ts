/**
 * Words of job titles beyond western Europe, in the form that `Vocabulary` reads: Greek, Cyrillic, Turkish, Baltic,
 * Celtic, Catalan, Basque, Icelandic, Semitic, Persian, Indian and South-East Asian languages.
 */
export const titlesWorldwide = `
  λογιστ*|μηχανικ*|δικηγορ*|συμβουλ*|γραμματε*|πωλητ*|ιατρος|γιατρος|οδοντιατρος|νοσηλευτ*|αρχιτεκτον*|τεχνικος|υπαλληλος|σχεδιαστ*|προγραμματιστ*|βοηθος|καθηγητ*|δασκαλ*|οινολογος|σεφ|μαγειρας|ξεναγος|πλοιαρχος|συντονιστ*|υπευθυν*|διευθυν*|
  агроном*|секретар*|адвокат*|врач|лікар|дизайнер*|розробник*|разработчик*|програміст*|программист*|технолог*|механік*|механик*|фахівець|фахівчиня|спеціаліст*|помічни*|помощни*|аналітик*|аналитик*|архітектор*|архитектор*|викладач*|преподаватель*|учитель*|вчитель*|
  оператор*|редактор*|перекладач*|переводчик*|логіст*|логист*|маркетолог*|заступник*|заместитель*|майстер|мастер*|кухар|повар|продавець|продавец|водій|водитель|лекар|зъболекар|счетоводител*|инжењер*|рачуновођа|адвокатка|юрисконсульт*|координатор*|адміністратор*|администратор*|тренер*|начальник*|керівник*|директор*|власник*|засновни*|
  muhasebe*|mimar*|avukat*|hekim*|doktor*|ogretmen*|tasarim*|yazilim*|gelistirici*|ustasi|usta|sekreter*|asistan*|temsilci*|sorumlu*|sef|sefi|asci*|operatoru*|teknisyen*|tekniker*|muhendis*|danisman*|egitmen*|editor*|analist*|baskan*|baskani|mudur*|kurucu*|ortak|
  proprietar*|bucatar*|morar|contabil*|inginer*|asistent*|consilier*|farmacist*|stapanitor*|*fulltrui|matradur|rafvirki|*virki|forstodumadur*|*menedzser*|
  raamatupidaja*|arendaja*|spetsialist*|insener*|noustaja*|muugijuht*|jurist*|arst|gramatved*|inzenier*|specialist*|izstradataj*|konsultant*|buhalter*|inzinier*|vadybinink*|programuotoj*|teisinink*|gydytoj*|dizainer*|
  rheolwr*|hyfforddwr*|tywysydd*|cyfarwyddwr*|perchennog|sylfaenydd*|swyddog*|ysgrifennydd*|cydlynydd*|cynorthwyydd*|stiurthoir*|bainisteoir*|riarthoir*|runai|cuntasoir*|muinteoir*|oifigeach*|
  forstjori|*stjori|stofnandi|eigandi|serfraedingur|*fraedingur|fulltrui|*fulltrui|bokari|forritari|honnud*|verkefnastjori|solumadur|
  gerent|cap de*|enginyer*|advocad*|comptable*|metge|metgessa|mestre|tecnic*|zuzendari*|kudeatzaile*|arduradun*|ingeniari*|abokatu*|teknikari*|idazkari*|
  *مدير*|*مهندس*|*محاسب*|*محام*|*طبيب*|*مصمم*|*مسؤول*|*مشرف*|رئيس|الرئيس|رئيسة|الرئيسة|والرئيس|*مؤسس*|*مستشار*|*منسق*|*أخصائي*|*فني*|*سكرتير*|*مندوب*|*مطور*|*محلل*|*موظف*|*خبير*|*مساعد*|*شريك*|*مالك*|*معلم*|*ممرض*|*صيدلي*|*باحث*|
  *מנהל*|*מנכ"ל*|*סמנכ"ל*|*מהנדס*|*מעצב*|*רואה חשבון*|*רו"ח*|*עורך*|*עו"ד*|*יועץ*|*יועצת*|*מזכיר*|*מתכנת*|*מפתח*|*טכנאי*|*רופא*|*רופאה*|*אחות*|*מורה*|*שותף*|*שותפה*|*בעלים*|*בעלת*|*מייסד*|*יו"ר*|*נציג*|ראש|ראשת|לראש|רכז|רכזת|רכזי|*אחראי*|שף|שפית|*קונדיטור*|*כורך*|*סטודנט*|*חוקר*|*חוקרת*|*מדריך*|*מדריכה*|*הנהלת חשבונות*|
  *مدیر*|*کارشناس*|*حسابدار*|*مهندس*|*طراح*|*برنامه نویس*|*بنیانگذار*|*وکیل*|*پزشک*|
  giam doc*|truong phong*|pho phong*|quan doc|quan ly|nhan vien*|ke toan*|ky su*|luat su|bac si|thiet ke*|nha thiet ke|tro ly|thu ky|chuyen vien*|tu van*|chu tich*|nha sang lap|lap trinh vien|truong nhom|giang vien|giao vien|ky thuat vien|cong nhan|
  direktur*|manajer*|pengurus|pengarah*|kepala|staf|staff|pendiri|pemilik|akuntan|insinyur|jurutera|akauntan|peguam|pengacara|dokter|doktor|perancang|pereka|pembangun|penasihat|penyelaras|setiausaha|sekretaris|pegawai|komisaris*|guru|
  ผู้จัดการ*|*ผู้จัดการ*|*ผู้อำนวยการ*|*กรรมการ*|*ประธาน*|*ผู้ก่อตั้ง*|*เจ้าของ*|*วิศวกร*|*บัญชี*|*นักออกแบบ*|*เลขานุการ*|*หัวหน้า*|*พนักงาน*|*ที่ปรึกษา*|*แพทย์*|*ทนายความ*|
  संस्थापक*|निदेशक*|प्रबंधक*|अध्यक्ष*|अभियंता*|लेखाकार*|सचिव*|
  *이사|*대표|*회장|*사장|*부장|*차장|*과장|*대리|*팀장|*실장|*원장|*소장|*매니저|*연구원|*개발자|*디자이너|*책임자|*엔지니어|*변호사|*회계사|*세무사|*컨설턴트|*담당|*담당자|*감사|*고문|*주임|*사원|*교수|*기획자|*마케터|*운영자|*상무|*전무|*본부장|*공장장|*지점장|*셰프|*강사|*의사|*간호사|*파트너|*비서|*창업자|
  *社長|*取締役|*部長|*課長|*係長|*室長|*所長|*工場長|*店長|*支店長|*主任|*監査役|*代表|*担当|*エンジニア|*デザイナー|*マネージャー|*執行役員|*顧問|*院長|*弁護士|*医師|*料理長|*会長|*オーナー|*技師|*研究員|*コンサルタント|*ディレクター|*プログラマー|*税理士|*職人|*杜氏|*支配人|*専務|*常務|*リーダー|*スタッフ|
  *经理|*經理|*总监|*總監|*主管|*董事长|*董事長|*总裁|*總裁|*工程师|*工程師|*设计师|*設計師|*主任|*助理|*专员|*專員|*顾问|*顧問|*律师|*律師|*会计|*會計|*会计师|*會計師|*销售|*销售员|*业务员|*医生|*醫生|*创始人|*創辦人|*厂长|*廠長|*店长|*店長|*代表|*首席执行官|*执行官|*技术官|*财务官|*秘书|*秘書|*董事|*教授|*研究员|*客服|*跟单|*采购|*总工`;
