interface WordTier {
  readonly cost: number;
  /** `en`, or of several languages. */
  readonly language: string;
  readonly words: string;
}

/**
 * Words that domain names are made of, by how often they occur in names: the facts behind `readName`. `cost` is
 * the negative natural logarithm of the frequency, about 1 per factor of three. A word counts where it first stands.
 */
export const wordTiers: readonly WordTier[] = [
  {
    cost: 5.5,
    language: 'en',
    words: `
      the my get go app online shop web net tech best home world group digital media cloud pay data smart group
      and for to in of your our you we me it on all one new first pro hub lab labs hq now today club zone
      house life city green blue red black white gold big top easy free fast quick direct global local
      health care travel food art music game games play book books car cars auto energy solar power
      money bank finance fund capital credit loan loans insurance market markets marketing store design studio
      studios service services solution solutions system systems consulting management software security
      business company work works job jobs team point line link links box net works network networks`,
  },
  {
    cost: 6.8,
    language: 'en',
    words: `
      with from by at is are be this that what how why who where when more most so do not no yes up out off over
      under after before into about just only very good great better real true live love like make made
      find search look see show tell talk chat call help need want give take buy sell rent hire use try
      join start stop run open close move build create learn teach read write send share save spend earn win
      time day week month year night morning weekend season spring summer autumn winter hour minute
      man men woman women kid kids child children baby family mom dad boy girl people person friend friends
      pet pets dog dogs cat cats horse horses bird birds fish animal animals
      air water fire earth sun moon star stars sky sea ocean river lake mountain mountains hill hills valley
      island beach bay coast forest wood woods tree trees garden gardens flower flowers farm farms field fields
      park land lands stone rock sand gold silver iron steel metal copper diamond crystal glass paper leather cotton
      silk wool plastic rubber brick concrete tile tiles marble
      north south east west central upper lower inner outer high low deep long short wide small large mini micro
      mega super ultra hyper max plus prime elite premium royal grand master expert experts perfect pure clear
      clean fresh natural organic eco bio vital vita nova neo next future modern classic vintage retro old young
      hot cold cool warm dry wet soft hard light dark bright heavy strong safe secure sure trust trusted true simple
      happy lucky magic dream dreams wonder secret hidden wild free open public private social mobile virtual cyber
      quantum digital analog electric electronic robot robots robotic drone drones sensor sensors chip chips
      ai ml api ar vr iot erp crm seo saas cms dev ops devops code coding coder data database server servers
      hosting host domain domains site sites website websites page pages blog blogs forum wiki news press
      post mail email message messages voice video videos photo photos image images picture pictures film films movie
      movies tv radio podcast audio sound song songs band stream streaming channel studio show theater cinema
      ticket tickets event events party wedding weddings gift gifts card cards toy toys fashion style wear
      clothes clothing shirt shirts dress dresses shoe shoes boot boots bag bags hat watch watches jewel jewelry
      jewellery ring rings beauty skin hair nail nails makeup cosmetics perfume spa salon barber massage tattoo
      doctor doctors medical medicine med clinic clinics hospital pharmacy pharma drug drugs dental dentist dentists
      teeth smile eye eyes vision optic optical lens hearing ear heart brain mind body bone back foot feet hand hands
      therapy therapist physio wellness fitness fit gym yoga pilates sport sports run runner running bike bikes
      cycle cycling swim swimming ski surf golf tennis football soccer basketball baseball hockey boxing dance
      school schools college university academy class classes course courses training trainer tutor tutors tutoring
      student students teacher teachers exam test tests education learning language english science math
      law legal lawyer lawyers attorney attorneys court justice tax taxes account accounts accounting accountant
      accountants audit payroll invoice invoices billing bill bills payment payments payer checkout cash coin coins
      crypto bitcoin token tokens chain blockchain wallet wallets trade trading trader traders stock stocks forex
      invest investing investment investments investor investors wealth asset assets equity venture ventures
      mortgage mortgages lending lender lenders debt broker brokers insure insured claim claims risk
      estate realty property properties house houses homes apartment apartments flat flats room rooms villa villas
      condo condos rental rentals lease office offices building buildings builder builders construction architect
      architects interior interiors furniture kitchen kitchens bath bathroom bathrooms bed beds bedroom sofa chair
      chairs table tables door doors window windows floor floors flooring wall walls roof roofs roofing ceiling
      paint painting painter painters carpet curtain curtains lamp lamps lighting lights plumber plumbers plumbing
      pipe pipes heat heating cooling hvac electrician electricians electrical electricity gas oil fuel battery
      batteries charge charger charging charge panel panels wind turbine hydro nuclear carbon climate waste recycle
      recycling cleaning cleaner cleaners laundry maid moving mover movers storage garage repair repairs fix
      tool tools machine machines machinery engine engines engineer engineering motor motors parts part supply
      supplies supplier suppliers equipment industry industrial factory manufacturing maker makers product products
      material materials chemical chemicals packaging package print printing printer printers label labels sign signs
      logistics logistic freight cargo shipping ship ships delivery courier express parcel parcels truck trucks
      trucking transport transit fleet fleets warehouse supply port harbor airport airline airlines flight flights
      fly jet jets plane planes pilot aviation aero space rocket satellite train trains rail railway bus buses taxi
      cab cabs ride rides drive driver drivers driving road roads street way path bridge station parking tire tires
      tyre tyres wheel wheels van vans motorcycle motorcycles scooter scooters boat boats yacht yachts sail sailing
      cruise cruises tour tours tourism trip trips vacation vacations holiday holidays hotel hotels hostel resort
      resorts camping camp camps cabin cabins lodge inn guest booking bookings reserve visa passport
      restaurant restaurants cafe coffee tea bar bars pub wine wines beer beers brew brewery brewing spirits whisky
      whiskey vodka gin juice milk water bread bakery baker cake cakes pastry chocolate candy sweets sugar honey
      pizza burger burgers sushi taco tacos pasta noodle noodles rice meat beef pork chicken steak bbq grill
      seafood fish salad vegan veggie fruit fruits vegetable vegetables spice spices salt pepper sauce soup
      snack snacks lunch dinner breakfast meal meals recipe recipes chef cook cooking kitchen catering grocery
      groceries diet nutrition vitamin vitamins supplement supplements protein
      hr talent recruit recruiter recruiters recruiting recruitment staffing staff career careers employment
      ads advertising agency agencies brand brands branding content copy creative campaign lead leads sales seller
      customer customers client clients support service feedback survey surveys review reviews rating analytics
      insight insights research report reports metrics metric dashboard strategy planning plan plans planner project
      projects task tasks workflow process automation automate agile scrum document documents docs doc sign signature
      file files folder backup vault lock locks key keys pass password identity id access guard shield defense
      protect protection alarm alarms camera cameras monitor monitoring track tracker tracking map maps gps
      location places place spot`,
  },
  {
    cost: 7.8,
    language: 'en',
    words: `
      a i as an or if us they he she his her its there here again always never ever every any some many much few
      two three four five six seven eight nine ten zero hundred thousand million billion double triple half single
      second third once ready set done gone come came went goes back forward ahead beyond above below between
      around through across along near far away inside outside within without against together apart alone
      think know feel believe hope wish remember forget understand ask answer question questions idea ideas
      story stories word words letter letters number numbers name names list lists line lines note notes page
      thing things stuff item items piece pieces part side edge end corner center centre core base ground level
      step steps stage phase round square circle triangle cube sphere dot dots spot mark marks sign
      add subtract count measure check match mix blend cut slice split join connect connected connection connections
      bind bond tie wrap pack stack stacks layer layers grid grids mesh web loop loops cycle ring chain rope wire
      wires cable cables cord plug plugs switch switches button buttons dial screen screens display displays keyboard
      mouse laptop laptops computer computers pc phone phones smartphone tablet tablets device devices gadget gadgets
      hardware software firmware app apps program programs script scripts code codes bug bugs patch patches git
      repo stack cluster node nodes edge container containers docker kubernetes deploy deployment pipeline pipelines
      terminal console shell kernel byte bytes bit bits pixel pixels vector vectors matrix tensor model models
      neural learning intelligence intelligent agent agents bot bots assistant assistants copilot prompt prompts
      algorithm algorithms compute computing computation processor memory storage disk drive cache query
      queries schema table index search engine browser web crawl scrape proxy vpn dns ssl firewall encrypt
      encryption privacy consent compliance comply govern governance policy policies audit regulate
      platform platforms portal portals gateway gateways bridge bridges channel channels market place marketplace
      marketplaces exchange exchanges auction auctions bid bids deal deals offer offers coupon coupons discount
      discounts sale price prices pricing value values cost costs budget budgets save savings profit profits revenue
      income salary wage wages benefit benefits bonus reward rewards loyalty points cashback gift voucher vouchers
      order orders cart basket buy buyer buyers purchase procurement sourcing vendor vendors retail retailer wholesale
      import export distribution distributor dealer dealers franchise outlet mall boutique bazaar
      merchant merchants commerce ecommerce trade pos terminal till receipt receipts expense expenses ledger
      treasury remit transfer transfers currency dollar dollars euro euros pound yen cent cents penny
      factoring leasing pension pensions retirement retire estate trust trusts will wills notary probate
      advisor advisors adviser advisers advisory consultant consultants consult counsel counsellor coach coaches
      coaching mentor mentors mentoring leader leaders leadership manager managers director boss ceo cfo founder
      founders startup startups incubator accelerator angel seed growth scale scaling boost rise raise climb
      partner partners associate associates alliance union guild society association foundation institute
      council committee community communities cooperative collective tribe crew squad gang clan circle
      member members membership subscribe subscription user users people human humans citizen citizens
      neighbor neighbors senior seniors elder elderly adult teen teens youth nanny daycare nursery preschool
      kindergarten babysitter parent parents mother mothers father fathers bride groom couple couples dating date
      dates match romance romantic kiss marriage divorce funeral memorial
      charity charities donate donation donations volunteer volunteers nonprofit church churches faith bible
      prayer spirit soul zen karma meditation meditate calm peace quiet relax sleep sleeping mattress pillow
      dreamer rest nap wake alarm clock timer calendar schedule scheduling appointment appointments reminder
      meet meeting meetings conference conferences webinar summit expo fair festival festivals concert concerts
      ceremony celebrate celebration birthday anniversary christmas easter halloween
      artist artists gallery galleries museum craft crafts crafting paint canvas frame frames poster posters
      photo photography photographer photographers camera portrait wedding ink pen pencil brush color colors colour
      colours shade hue palette font fonts type typography logo logos icon icons graphic graphics animation
      animate cartoon comic comics anime
      guitar piano drum drums violin bass choir opera jazz rap hip hop beat beats vinyl record records recording
      player players gamer gamers gaming esports arcade poker casino bet bets betting lotto lottery slot slots
      bingo chess puzzle puzzles quiz dice quest quests adventure adventures hero heroes legend legends knight
      king kings queen queens prince princess castle dragon dragons lion lions tiger tigers wolf wolves bear
      bears fox eagle eagles hawk falcon owl raven phoenix bull bulls panda monkey elephant rabbit bunny
      duck frog bee bees butterfly spider snake turtle shark sharks whale whales dolphin dolphins
      puppy puppies kitten kittens vet vets veterinary grooming kennel aquarium saddle
      plant plants seed seeds root roots leaf leaves branch grass lawn lawns landscape landscaping rose roses
      lily lotus orchid palm oak pine cedar maple bamboo cactus herb herbs mint hemp cannabis cbd weed vape vapes
      tobacco cigar cigars smoke
      agriculture agro agri farming farmer farmers crop crops harvest grain wheat corn soy cattle dairy poultry
      egg eggs ranch orchard vineyard greenhouse irrigation tractor tractors fertilizer soil
      mine mines mining mineral minerals coal quarry drill drilling refinery petroleum pipeline lithium
      weld welding forge foundry mold tooling cnc laser lasers scan scanner scanners 
      bearing bearings valve valves pump pumps filter filters tank tanks boiler boilers compressor crane cranes
      forklift conveyor elevator elevators lift lifts scaffold scaffolding excavator
      timber lumber plywood cement asphalt paving fence fences fencing gate gates deck decks patio pool pools
      spa sauna shed sheds shutter shutters blind blinds shade awning gutter gutters siding insulation drywall
      handyman contractor contractors remodel remodeling renovation renovate restoration demolition survey
      surveyor surveyors inspection inspector inspect pest termite mold septic sewer drain drains drainage
      chimney fireplace stove oven fridge freezer washer dryer dishwasher vacuum appliance appliances
      rug rugs mirror mirrors shelf shelves closet closets cabinet cabinets desk desks sofa couch couches
      blanket towel towels linen linens bedding cushion candle candles vase decor decoration
      knife knives pan pans pot pots cup cups mug mugs bottle bottles plate plates spoon fork
      backpack luggage suitcase umbrella glove gloves scarf sock socks jacket jackets coat coats jean jeans
      denim pants skirt sweater hoodie hoodies underwear lingerie bra swimwear bikini sneaker sneakers sandal
      sandals heels uniform uniforms costume costumes fabric fabrics textile textiles thread sewing knit knitting
      sunglasses glasses goggles earring earrings necklace bracelet pearl pearls gem gems ruby emerald sapphire
      jade amber ivory
      lipstick mascara lotion cream creams serum soap shampoo razor shave beard wax tan lash lashes brow brows
      botox filler surgery surgeon surgical implant implants orthodontic braces denture whitening
      nurse nurses nursing caregiver hospice patient patients diagnosis diagnostic diagnostics lab laboratory
      blood cell cells gene genes genome genetic genetics dna rna protein vaccine vaccines virus cancer
      oncology diabetes cardio cardiac neuro neural ortho pediatric dermatology derm allergy asthma pain relief
      rehab recovery addiction sober detox mental anxiety stress autism adhd psychology psychologist psychiatry
      counseling chiropractic chiropractor acupuncture homeopathy osteopath midwife fertility pregnancy birth
      weight slim keto paleo gluten muscle strength crossfit workout workouts exercise athlete athletes athletic
      marathon triathlon race racing racer racers speed sprint jump climb climbing hike hiking trail trails
      outdoor outdoors hunt hunting hunter fishing angler archery gun guns ammo tactical knife survival
      kayak canoe paddle dive diving scuba snow snowboard skate skating skateboard rugby cricket volleyball
      badminton wrestling judo karate taekwondo martial fencing gymnastics cheer
      stadium arena coach league cup trophy medal champion champions victory winner winners score goal goals
      lesson lessons lecture curriculum grade grades degree diploma scholarship campus library homework
      study studying essay thesis science physics chemistry biology history geography philosophy
      translate translation translations translator interpreter spanish french german italian chinese japanese
      arabic korean russian portuguese
      vehicle vehicles automobile automotive suv sedan hybrid ev evs electric diesel brake brakes clutch gear gears
      exhaust muffler bumper windshield detailing wash carwash towing tow limo limousine chauffeur carpool
      motor motorsport moto caravan camper campers rv trailer trailers
      vessel marine maritime nautical anchor captain dock docks marina navy submarine
      travel traveler travelers voyage journey explore explorer explorers discover discovery destination
      safari expedition pilgrim tourist itinerary backpacker nomad nomads getaway escape retreat
      suite suites mansion cottage cottages bungalow chalet loft lofts penthouse studio tenant tenants landlord
      landlords realtor realtors listing listings foreclosure zoning title escrow
      bistro diner grill eatery deli buffet tavern lounge nightclub cocktail cocktails rum tequila champagne
      espresso latte roast roaster roasters cocoa matcha kombucha smoothie smoothies soda lemonade
      cookie cookies donut donuts cupcake cupcakes pie ice gelato yogurt cheese butter cream jam syrup
      sandwich sandwiches hotdog bagel bagels toast waffle pancake bacon ham sausage jerky lamb turkey
      salmon tuna shrimp lobster crab oyster caviar
      apple banana orange lemon lime mango peach pear plum cherry berry berries grape grapes melon pineapple
      coconut avocado tomato potato onion garlic ginger carrot bean beans nut nuts almond peanut cashew olive
      mushroom mushrooms tofu curry ramen kebab falafel burrito
      weather storm rain cloud clouds thunder lightning ice frost snow fog mist breeze hurricane tornado flood
      ocean wave waves tide reef shore cliff cave canyon desert jungle meadow prairie creek brook pond
      waterfall volcano peak summit ridge glacier horizon sunset sunrise dawn dusk twilight midnight noon shadow
      shine glow spark sparks flash flame flames blaze torch ember ash smoke bolt boom bang pop snap click
      tap swipe scroll zoom view views viewer vision sight look focus lens scope spectrum prism mirror reflect
      signal signals wave frequency radar antenna broadband fiber fibre telecom wireless wifi bluetooth sim sms
      text texting dial hotline voicemail inbox newsletter letter envelope stamp postal postcard
      editor editors editorial journal journals magazine magazines publisher publishing publication author authors
      writer writers novel poem poetry ebook ebooks audiobook library print reader readers headline reporter tribune
      herald gazette chronicle times daily weekly monthly bulletin digest review observer
      government gov vote votes voter election politics political policy state federal national international
      army navy military veteran veterans police sheriff rescue emergency ambulance firefighter
      border customs immigration immigrant refugee passport embassy
      gear kit kits set sets bundle bundles box boxes crate crates bin bins pallet pallets container
      robotics automation mechatronic sensor photonics optics semiconductor electronics circuit circuits board boards
      component components module modules adapter battery inverter inverters converter transformer generator
      generators solar photovoltaic photovoltaics wind hydrogen geothermal biomass biogas biofuel ethanol renewable
      renewables sustainable sustainability emission emissions zero neutral grid utility utilities meter meters
      lighting led leds bulb bulbs
      tracking dispatch dispatcher courier inventory stockpile fulfillment dropship
      dropshipping shipper carrier carriers container customs pallet
      simulate simulation twin prototype prototyping invent invention inventor patent patents trademark trademarks
      innovation innovations innovate innovative lab science scientific research
      cyber hacker hackers hack hacks threat threats attack breach fraud scam spam phishing malware antivirus
      detect detection prevent prevention response incident forensic forensics pentest
      authenticate authentication login signin signup register verify verification kyc biometric fingerprint face
      sync integrate integration integrations webhook zap flow flows form forms builder template templates theme
      themes plugin plugins widget widgets extension addon addons toolkit toolbox studio playground sandbox
      whiteboard canvas sketch wireframe mockup layout responsive
      translate localize hire freelance freelancer freelancers gig gigs remote outsource outsourcing nearshore
      cowork coworking workspace workspaces desk telehealth telemedicine ehealth medtech biotech fintech
      insurtech proptech edtech adtech martech regtech legaltech agtech foodtech cleantech greentech govtech
      nanotech nano biochem genomics proteomics therapeutics pharmaceutical pharmaceuticals`,
  },
  {
    cost: 8.6,
    language: 'en',
    words: `
      america american usa uk europe european asia asian africa african australia canada canadian mexico mexican
      brazil india indian china japan korea germany france italy spain england english britain british scotland
      scottish ireland irish wales sweden swedish norway norwegian denmark danish finland finnish holland dutch
      belgium swiss switzerland austria austrian poland polish czech hungary greece greek turkey turkish russia
      ukraine israel dubai qatar saudi arabia egypt morocco nigeria kenya ghana thailand vietnam indonesia malaysia
      singapore philippines hong kong taiwan pakistan argentina chile peru colombia portugal romania bulgaria croatia
      serbia slovenia slovakia estonia latvia lithuania iceland cyprus malta bali hawaii alaska
      london paris berlin munich hamburg frankfurt cologne vienna zurich geneva madrid barcelona lisbon porto rome
      milan florence venice naples amsterdam rotterdam brussels antwerp copenhagen stockholm oslo helsinki dublin
      edinburgh glasgow manchester birmingham liverpool leeds bristol cambridge oxford york prague warsaw krakow
      budapest athens istanbul moscow kiev tokyo osaka seoul beijing shanghai delhi mumbai bangalore sydney
      melbourne brisbane perth auckland toronto montreal vancouver ottawa calgary boston chicago dallas houston
      austin denver seattle portland phoenix miami orlando tampa atlanta nashville memphis detroit cleveland
      columbus cincinnati pittsburgh philadelphia baltimore brooklyn manhattan bronx queens harlem jersey
      california texas florida georgia carolina virginia ohio michigan illinois arizona nevada utah colorado oregon
      washington montana idaho wyoming dakota nebraska kansas oklahoma arkansas louisiana mississippi alabama
      tennessee kentucky indiana iowa missouri minnesota wisconsin maine vermont hampshire massachusetts connecticut
      delaware maryland vegas san diego francisco jose angeles los las santa norcal socal nyc la sf dc
      atlantic pacific mediterranean nordic baltic alpine alps tropical arctic polar
      alpha beta gamma delta omega sigma theta zeta epsilon lambda kappa
      aqua terra luna sol astro cosmo cosmic galaxy galactic orbit orbital lunar stellar celestial solaris meteor comet
      planet planets mars venus saturn jupiter neptune pluto mercury apollo zeus athena titan atlas hermes artemis
      orion pegasus aurora nebula nova eclipse
      vertex apex zenith acme summit pinnacle paragon beacon lighthouse compass anchor harbor haven oasis nest hive
      den lair loft attic cellar vault bunker fort fortress citadel tower towers pillar column arch arc curve angle
      swift rapid turbo nitro rocket express flash instant prompt agile nimble brisk dash rush hurry
      bold brave fierce mighty noble loyal honest fair just wise clever genius smart savvy keen sharp bright brilliant
      lush plush cozy comfy snug warm tender gentle kind sweet nice lovely pretty gorgeous elegant chic posh glam luxe
      luxury deluxe exclusive signature bespoke custom tailor tailored handmade artisan crafted boutique
      simply purely truly really totally absolutely exactly nearly almost maybe perhaps instead
      bring carry hold keep catch throw push pull kick hit punch strike shoot aim target arrow bow sword blade
      armor helmet hammer nail screw wrench drill saw axe chisel anvil
      ladder stairs ramp rail hook latch hinge handle knob lever crank pulley spring coil
      fluid liquid gas vapor steam foam gel powder dust grain fiber strand
      acid base salt ion atom atomic molecule molecular proton electron photon neutron fusion fission
      reactor plasma magnet magnetic
      equal equals ratio factor sum total average mean median formula equation logic logical reason theory proof
      fact facts truth wisdom knowledge info information detail details guide guides manual handbook tutorial
      tutorials tip tips trick tricks hack advice faq
      verse verso vista viva vivid vital vigor vibe vibes tempo tone tune melody harmony rhythm chord
      echo pulse signal sonic acoustic
      native origin original source genesis alpha primal basic basics essential essentials fundamental
      general universal total complete full whole entire integral unity unite united together
      common commons everyday everyone everything anything something nothing nowhere everywhere anywhere
      pay paid payer payee pays prepay repay payday paycheck payout payouts micropayment
      cloudy clouds skyline skyway airway seaside lakeside riverside hillside countryside downtown uptown midtown
      suburb village town towns township county region regional district metro metropolitan urban rural
      highway freeway crossroad crossroads avenue boulevard lane drive court plaza square
      newborn toddler stroller diaper maternity breastfeeding playground playroom
      tea teas teapot kettle coffeehouse brewhouse taproom alehouse winery distillery
      gardenia nursery florist florists bouquet
      caretaker housekeeper concierge butler valet
      accountable bookkeeping bookkeeper taxi taxfree fiscal
      webmaster webdesign weblog website webshop webstore homepage
      workshop workshops warehouse marketplace storefront showroom
      handbag wardrobe closet runway model models couture
      streetwear sportswear activewear workwear eyewear footwear
      snowflake raindrop sunshine moonlight starlight daylight spotlight highlight flashlight
      firefly dragonfly ladybug honeybee hummingbird
      teamwork framework network patchwork groundwork
      feedback payback cashflow workflow overflow mainstream upstream downstream
      keystone milestone cornerstone sandstone limestone gemstone
      benchmark landmark bookmark trademark hallmark earmark
      bluebird redwood greenfield whitehouse blackbird goldmine
      timeline deadline headline pipeline outline online offline hotline airline
      desktop laptop rooftop mountaintop tabletop
      freedom kingdom wisdom
      seven eleven twelve twenty thirty forty fifty sixty seventy eighty ninety
      firm firms shift shifts produce offset offsets calculator calculators fin fins jay booth booths clad insta
      leap screener converter generator checker tester reader writer viewer player picker planner scheduler
      organizer optimizer simulator comparison compare finder locator catalog catalogue archive archives
      directory index register registry record mentor session sessions series edition volume chapter
      access account accountancy agreement alert alerts analysis answer approve arrange assess assist attend award
      balance barter basic bench benefit bright broad bronze browse budget bulk bureau candid capable capture
      casual cave centric certain certify chance charm chart charts check chief choice circle claim clever
      cliff climb clinic clone coastline collect collection comfort commit compact compare complete concept
      concierge confirm connect conquer console contact content contest context control convert core corner
      craft crest crisp cross crown cube culture curate cure current custom daily deal dealflow decide deck define
      deliver demand depot desire dig direction discover dive dock drift drop dual eager edge effect effort elite
      emerge empower enable endless engage enjoy enrich ensure enter envy epic era essence estimate ever evolve
      exact excel exit expand explore extra fable fair famous fancy favor feature fetch final finish fire flex flip
      focus fold follow forever form fortune forward fuel fusion future gain gather gem gentle giant given glide
      glory grand grant grasp grip grove grow guard guest halo handy harness heap hedge hint hook huge hustle icon
      ideal ignite imagine impact improve inspire intent invite jewel joint jumbo junction keen kept knack lake
      lasting launch lead league legacy lever likely limit live logic loft loop lucid main major manage marvel master
      mate maven merge merit mind mint mission moment motion motive move myth namely narrative near neat next noble
      notion novel obvious odd offer onward optimal orchard order orient outlook pace pact pair paradise patch pave
      peer perfect perk pick pine pitch pivot placement pledge plot plug polish pool popular portion poster pour
      prefer present prize pro profile promise prospect proud pulse punch pursue quality quarter quill quote radiant
      raise rally range rapid rare ready realm reason reach refine relay rely remedy render renew resolve resource
      result retain reveal revive ripple rise rival roam role roll rooted route royal rule rush safe sage scene
      scout seal select sense serene serve settle shape share shelter shield shift shine simple skill skills slate
      sleek sleeve slice smooth snap soar solid solve source spare spell spirit splash spread sprint squad stable
      staff stage stamp stand statement steady stellar stem stitch stone storage stride strive sturdy summit superb
      support surge sway swell symbol tailor tandem target tempo tend tender tenet terrain texture thread thrift
      thrill tidy tie timber token topic torch touch tower trace trade trail transform treasure trek trend trends
      tribe trim triumph turn twin unique unlock upbeat update upgrade uplift urge usual vantage vast venue verdict
      verify vest vibrant vicinity view village vine virtue vivid vow wander warm waste wave wayfinder whisper wild
      wing wings wise witness wonder worth woven yard yield young zest
      pal pals buddy buddies mate mates nest nests wander roam ramble stroll drift float soar dive dash glide
      finder finders seeker hunter keeper keepers maker makers doer helper helpers fixer cutter shaper picker
      bright brighter smart smarter fast faster better bigger stronger greener cleaner cheaper simpler
      thrive flourish bloom blossom sprout ripe fresh crisp snack munch crunch bite bites taste tasty yum yummy
      delight joy joyful cheer happy glad merry jolly fun funny laugh giggle smile smiles hug hugs
      nimbus cirrus stratus cumulus zephyr breeze gust
      desk desks drawer folder binder clip pin pins stapler
      nook cove dale glen moor heath marsh fen loch firth fjord
      barn stable mill mills cottage manor abbey chapel temple tower gatehouse
      lumen lumens volt volts watt watts amp amps ohm joule kilo giga tera
      cellar cellars vault barrel barrels cask keg
      b2b b2c c2c p2p d2c 2d 3d 4d 5g 4g 6g h2o co2 101 web2 web3 w3 mp3 mp4 k12 4x4
      bi ui ux qa it pr tv dj mc dc ac hr vc pe ip os pc pt gp ev rv bb cbd nft dao defi
      gpt llm nlp ocr sdk css html php sql java javascript python ruby rust golang react node linux windows android
      apple ios mac google amazon microsoft facebook twitter instagram youtube tiktok linkedin netflix uber
      shopify wordpress salesforce stripe paypal
      pdf diy vip usb hdmi ssd cad cam atv lng lpg cto cio cmo cfo coo cpo hoa rfp kpi okr sla csv xml json jpg png gif
      svg dvd lcd oled pcb plc cctv nas voip pbx sip isp cdn dam pim plm mes wms tms pms emr ehr mri ecg icu nhs gdpr
      iso haccp aml esg roi ppc cpa cma rsu ipo spv smb sme b2g ngo diyer wfh pto rto hse osha epc vfx cgi dnd rpg
      download downloads upload uploads signage livestream podcasts chatbot chatbots smarthome selfie hashtag vlog
      emoji meme memes influencer influencers onboarding offboarding geo esim ebike ebikes escooter dropbox paywall
      mba phd gmat sat toefl ielts gre usd eur gbp btc eth atm iban swift sepa
      jim joe john james mike mark paul peter tom bob bill dan dave david steve chris alex max sam ben jack harry
      george charlie oliver leo luke adam eric kevin brian ryan scott sean tony frank henry oscar hugo felix
      anna anne mary maria lisa laura sara sarah emma ella mia zoe lucy kate katie jane julia sophia olivia amy
      grace ruby rosie daisy molly polly betty nancy susan linda karen
      smith johnson williams brown jones miller davis wilson taylor moore anderson thomas jackson martin lee
      thompson harris clark lewis robinson walker young allen king wright hill green adams baker nelson carter
      mitchell roberts turner phillips campbell parker evans edwards collins murphy kelly cooper ward cox gray
      ford bailey bell brooks hughes wood`,
  },
  {
    cost: 9.3,
    language: 'mul',
    words: `
      und der die das fuer für mit im am zum zur von vom ein eine mein dein unser neu gut alles haus häuser haeuser
      wohnung wohnungen zimmer bau bauen garten wald berg see stadt land welt zeit tag nacht leben liebe kinder
      kind familie frau mann tier tiere hund hunde katze pferd auto autos wagen fahrrad rad reise reisen urlaub
      ferien flug hotel bahn strasse straße weg markt laden kaufen verkauf verkaufen handel handwerk angebot
      angebote preis preise vergleich geld kredit kredite versicherung versicherungen steuer steuern steuerberater
      rechtsanwalt anwalt anwaelte recht arzt aerzte zahnarzt zahn praxis klinik apotheke gesundheit pflege
      schule lernen bildung buch bücher buecher spiel spiele sport verein musik kunst bild bilder druck
      druckerei werbung agentur technik maschinen maschinenbau werkzeug metall holz stein glas farbe farben
      strom energie heizung sanitaer elektro dach fenster tür tuer tueren boden küche kueche moebel möbel bett
      betten licht lampe lampen essen trinken brot bäckerei baeckerei fleisch metzgerei gemüse obst wein bier
      kaffee tee wasser blumen schmuck mode schuhe kleidung uhren brille reinigung umzug spedition lager logistik
      dienst dienste beratung berater partner gruppe werk werke digital netz daten sicherheit arbeit stellen
      jobs karriere bewerbung freie grün gruen blau rot schwarz weiss klein gross schnell einfach frisch natur
      bio sonne sonnen mond stern wind feuer erde luft kraft solaranlage photovoltaik waermepumpe
      schlüssel schluessel dienstleistung gebäude gebaeude immobilien makler hausverwaltung
      le la les un une des du de et pour avec sans chez mon ma mes ton notre votre vous nous maison maisons
      appartement immobilier jardin jardins ville vie monde temps jour nuit amour enfant enfants bebe famille femme
      homme chien chat cheval voiture voitures velo voyage voyages vacances route chemin marche achat acheter
      vente vendre boutique magasin prix argent banque credit assurance assurances impot avocat avocats droit
      medecin docteur dentiste pharmacie sante soin soins ecole formation formations cours livre livres jeu jeux
      musique art cuisine cuisines restaurant vin vins biere cafe pain boulangerie patisserie fromage viande
      boucherie poisson legumes fruits fleurs fleur bijoux mode chaussures vetements beaute coiffure
      travail emploi emplois entreprise entreprises conseil conseils services solaire energie electricite
      plombier plomberie chauffage toiture fenetre fenetres porte portes bois pierre verre eau terre feu soleil
      lune etoile bleu vert rouge noir blanc petit grand nouveau belle bon bonne bien plus mieux
      demenagement nettoyage transport transports livraison colis informatique logiciel reseau securite
      el los las una unos del y con sin para por mi tu su casa casas piso pisos hogar jardin ciudad vida mundo
      tiempo dia noche amor nino ninos bebe familia mujer hombre perro gato caballo coche coches viaje viajes
      vacaciones camino mercado compra comprar venta ventas vender tienda tiendas precio precios dinero banco
      credito prestamo prestamos seguro seguros impuestos abogado abogados derecho medico medicos dentista farmacia
      salud escuela colegio formacion curso cursos libro libros juego juegos musica arte cocina cocinas comida
      restaurante vino vinos cerveza pan panaderia queso carne pescado verduras fruta frutas flores flor joyas
      moda zapatos ropa belleza peluqueria trabajo empleo empresa empresas servicio servicios energia
      electricidad fontanero puertas ventanas madera piedra vidrio agua tierra fuego sol estrella azul verde rojo
      negro blanco pequeno nuevo nueva bueno mejor mas todo limpieza mudanzas transporte envio mensajeria red
      seguridad inmobiliaria alquiler muebles
      il lo gli uno della di per con senza casa mondo vita tempo giorno notte amore bambini famiglia donna uomo
      cane gatto cavallo macchina viaggio viaggi vacanze mercato acquisto vendita negozio prezzo soldi banca
      assicurazione avvocato medico dentista farmacia salute scuola corso libro gioco musica cucina cibo ristorante
      vino birra pane formaggio carne pesce frutta fiori gioielli scarpe abbigliamento bellezza lavoro azienda
      servizi energia acqua terra fuoco sole luna stella bello nuovo grande piccolo
      italiani italiano italiana verhuur verkoop agencia agencias vermietung vermieten francais francaise
      het een van voor met mijn jouw onze huis huizen woning tuin stad leven wereld tijd dag nacht liefde kind
      kinderen vrouw hond kat paard auto fiets reis reizen vakantie winkel kopen verkopen prijs geld lening
      verzekering advocaat arts tandarts apotheek gezondheid zorg school boek spel muziek kunst keuken eten wijn
      brood kaas vlees vis bloemen sieraden schoenen kleding werk bedrijf diensten stroom zonnepanelen water
      groen blauw rood zwart wit klein groot nieuw goed beste
      billig billige guenstig günstig gebraucht gebrauchte rabatt gutschein gutscheine mieten miete vermieten leihen
      bauer bauern hof hoefe landwirt werkstatt reparatur garten ferienhaus wohnmobil wellness friseur kosmetik
      handwerker maler tischler schreiner dachdecker elektriker klempner fliesen parkett rollladen zaun treppen
      hausbau fertighaus grundstueck schluesseldienst entruempelung gebaeudereinigung pflegedienst kita hort
      pas cher chere bio petit petite dejeuner diner location louer occasion neuf neuve artisan artisans peinture
      menuiserie menuisier serrurier carrelage couvreur terrasse piscine piscines meuble meubles cadeau cadeaux
      barato barata baratos baratas oferta ofertas regalo regalos alquilar usado usada usados usadas gratis clinica
      clinicas dental taller reforma reformas pintor pintores cerrajero piscina cocinas azulejos colchones mascotas
      usato usata usate usati nuovo nuova economico economici offerta offerte regali affitto affitti preventivo
      preventivi idraulico elettricista imbianchino falegname arredo arredamento cucine divani piscine vacanza
      mio mia tuo suo il lo en al au aux ses nos vos eu em um uma com sem meu minha seu sua nosso carro carros boa bom viagem viagens loja lojas saude beleza livro
      barbearia padaria mercearia advogado advogados imovel imoveis aluguel aluguer usados novos barata seguro
      comprar vender emprego empregos escola crianca criancas cozinha moveis festa festas presente presentes
      goedkoop goedkope tweedehands huren huur verhuizen verhuizing klussen loodgieter schilder dakdekker
      keukens badkamer badkamers vloeren tuinen tuinman fiets fietsen vlucht vluchten cadeaus kapper kappers`,
  },
];
