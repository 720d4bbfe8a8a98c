import freeMailDomains from 'email-providers/all.json' with { type: 'json' };

const moreFreeMail =
  'swbell.net sbcglobal.net bellsouth.net ameritech.net pacbell.net att.net snet.net prodigy.net verizon.net comcast.net cox.net charter.net earthlink.net mindspring.com optonline.net optimum.net roadrunner.com rr.com windstream.net frontier.com frontiernet.net centurylink.net centurytel.net embarqmail.com q.com juno.com netzero.net suddenlink.net cableone.net tds.net hughes.net shaw.ca rogers.com sympatico.ca telus.net videotron.ca eastlink.ca sasktel.net mts.net bigpond.com bigpond.net.au optusnet.com.au iinet.net.au tpg.com.au westnet.com.au xtra.co.nz btinternet.com btopenworld.com btconnect.com talktalk.net tiscali.co.uk virginmedia.com ntlworld.com blueyonder.co.uk plus.com plusnet.com sky.com eircom.net wanadoo.fr orange.fr sfr.fr neuf.fr laposte.net free.fr t-online.de arcor.de web.de freenet.de libero.it phpoint.fi netti.fi inet.fi pp.inet.fi saunalahti.fi elisanet.fi ziggo.nl telefonica.net posteo.de posteo.net fastmail.com telia.com xs4all.nl proton.me pm.me tuta.com tutanota.com hey.com op.pl onet.pl wp.pl o2.pl interia.pl gazeta.pl poczta.onet.pl vp.pl tlen.pl seznam.cz email.cz centrum.cz volny.cz post.cz azet.sk zoznam.sk freemail.hu citromail.hu indamail.hu abv.bg mail.bg ukr.net i.ua meta.ua mail.ua email.ua bigmir.net online.ua online.no frisurf.no bluewin.ch hispeed.ch aon.at a1.net chello.at gmx.at inet.it tin.it alice.it virgilio.it tiscali.it pec.it sapo.pt uol.com.br bol.com.br terra.com.br ig.com.br sina.com sina.cn 163.com 126.com qq.com foxmail.com yeah.net sohu.com naver.com hanmail.net daum.net nate.com rediffmail.com skynet.be telenet.be scarlet.be planet.nl home.nl hetnet.nl kpnmail.nl telia.com comhem.se bredband.net telfort.nl kolumbus.fi elisanet.fi luukku.com otenet.gr hol.gr forthnet.gr mynet.com proximus.be pandora.be belgacom.net base.be casema.nl upcmail.nl quicknet.nl kpnplanet.nl online.nl solcon.nl tele2.nl unitybox.de vodafonemail.de ewe.net ewetel.net kabelbw.de osnanet.de netcologne.de fastwebnet.it legalmail.it bbox.fr numericable.fr sunrise.ch vtxmail.ch netplus.ch utanet.at inode.at liwest.at kabsi.at drei.at tele2.se glocalnet.net swipnet.se bahnhof.se bredband2.com broadpark.no getmail.no mail.dk stofanet.dk tdcadsl.dk jubii.dk ofir.dk mail.tele.dk post.tele.dk youmail.dk dnainternet.net onet.eu neostrada.pl quick.cz tiscali.cz atlas.cz stonline.sk vipmail.hu upcmail.hu dir.bg gbg.bg netcabo.pt clix.pt iol.pt ono.com ya.com movistar.es arrakis.es clear.net.nz slingshot.co.nz paradise.net.nz ciudad.com.ar telmexmail.com cantv.net siol.net amis.net t-2.net telemach.net volja.net t-com.hr net.hr inet.hr vip.hr eunet.rs sbb.rs open.telekom.rs mts.rs bih.net.ba t.ht.hr neti.ee online.ee takas.lt delfi.lt inbox.lt simnet.is internet.is superonline.com ttmail.com vsnl.net vsnl.com eth.net nifty.com hinet.net pacific.net.sg mweb.co.za telkomsa.net vodamail.co.za iafrica.com absamail.co.za';
/** The build packs the list, which can then only be iterated (`infra/build.ts`). */
const listed: Iterable<string> = freeMailDomains;
let hosts: Set<string> | undefined;

/** Where the customers of providers in Japan and Taiwan have their mailboxes ('hyper.ocn.ne.jp', 'ms38.hinet.net'). */
const ofSubscribers =
  /(?:^|\.)(?:(?:ocn|plala|dion|so-net|nifty|biglobe|eonet|odn|hi-ho|bbiq|wakwak|infoweb|asahi-net|home|zaq|tiki|mctv|cty-net)\.(?:ne|or|co)\.jp|hinet\.net|seed\.net\.tw)$/;

/** Large providers, which have a domain in each country ('live.se'). */
const national = /^(?:live|hotmail|outlook|msn|yahoo|ymail|gmx)\.(?:co\.|com\.)?[a-z]{2}$/;

/** A provider where anyone can get a mailbox (list: npm email-providers, made into a set at first use). */
export function isFreeMailHost(host: string): boolean {
  hosts ??= new Set([...listed, ...moreFreeMail.split(' ')]);
  return hosts.has(host) || national.test(host) || ofSubscribers.test(host);
}
