import { FACT_NAMES, STOCK_FACTS } from '../../src/domain/stock/stockFacts';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../src/domain/stock/stockFields';

/**
 * What systems call each field, in the languages that they are written in, without marks and spaces: `Preço de venda` is
 * `precodevenda`. The commonest names come first.
 */
const NAMES: Readonly<Partial<Record<StockFieldName, string>>> = {
  id: 'id vehicleid listingid adid stockid itemid inventoryid advertid offerid unitid guid recordid externalid sourceid internalid objectid anzeigennummer inseratid angebotsid boatid idveiculo codigo codigoveiculo idanuncio idveicolo idvehiculo reference',
  stockNumber:
    'stocknumber stockno stock stocknum stocknr stk stkno stockcode lotnumber dealerstockno interneernummer internenummer internennr fahrzeugnummer bootsnummer lagernummer hausnummer numerostock numeroestoque estoque bestandsnummer voorraadnummer numinterne dealerref dealerreference inventorynumber unitnumber refnumber refno refnr ref',
  vin: 'vin vinnumber vinno chassis chassisnumber chassisno chassi numerochassi fin fahrgestellnummer fahrgestellnr fahrzeugidentnummer telaio numerotelaio bastidor numerodebastidor chassisnummer hin hullid hullidentificationnumber hullnumber bootsidentnummer serialnumber serialno sn pin rahmennummer framenumber',
  registrationNumber:
    'registrationnumber rego regono regonumber registration regnumber regno regnr fullregistration reg plate rekisteritunnus licenceplate licenseplate numberplate platenumber kennzeichen amtlicheskennzeichen placa targa matricula matricule immatriculation kenteken',
  vehType:
    'condition vehtype ndu vehicletype stockcondition vehiclecondition newused neworused usedornew newusedcode newusedindicator listingtype salescondition stocktype saletype conditiontype usage zustand fahrzeugzustand condicao estado estadodoveiculo condizione condicion etat nouveauoccasion isnew new isused used tipoveiculo novousado zeroquilometro nud newuseddemo cond',
  stockType:
    'category vehiclecategory class vehicleclass producttype type unittype categoria kategorie fahrzeugkategorie classification assettype itemtype productcategory eqttype equipmenttype machinetype',
  make: 'make brand manufacturer makename vehiclemake marke fabrikat hersteller herstellername werft marca marchio fabricante merk marque constructeur builder boatbuilder oem manufacturername makedesc makedescription makecode mfr mfrname mfg',
  model:
    'model mdl modelname vehiclemodel modell modellname modellbezeichnung modelo modele modello modeldescription modeldesc modelcode handelsbezeichnung boatmodel baureihe typ modelno modelnumber modelnr',
  variations:
    'variant badge var trim trimlevel grade derivative version variante versao versione submodel ausstattungslinie ausstattungsvariante uitvoering finition edition badgedescription trimname trimdescription modelvariant modelltyp specification',
  series: 'series modelseries serie generation modelgroup modellreihe',
  year: 'year modelyear yr yrbuilt builddate yearmodel buildyear manufactureyear yearbuilt yearofmanufacture caryear vehicleyear baujahr modelljahr bj ano anomodelo anofabricacao anno annoimmatricolazione annee bouwjaar erstzulassung firstregistration jahr year1 complianceyear modelyr yr registrationyear erstzulassungsjahr anio regdate registrationdate dateofregistration yearmfd mfgyear yearmanufactured mdlyr modyr',
  body: 'body bodystyle bodydescription bodydesc bodytype karosserie karosserieform aufbau carroceria carrozzeria carrosserie bodyname aufbauart',
  bodyType:
    'bodytype bodygroup bodycategory bodyclass genericbody genericbodytype fahrzeugart bootstyp bootsart boattype hulltype boatclass tipocarroceria tipodeembarcacao',
  colour:
    'colour color extcolour extcolor exteriorcolour exteriorcolor bodycolour bodycolor paint paintcolour paintcolor colourdescription colordescription farbe aussenfarbe lackierung cor corexterna colore couleur kleur farbbezeichnung manufacturercolour colourname colorname exteriorcolorname',
  fuelType:
    'fuel fueltype fuelname kraftstoff kraftstoffart treibstoff combustivel carburante combustible carburant brandstof brandstofsoort enginefuel antriebsart energie energietype tipocombustivel fueltypename motorkraftstoff motorfuel',
  odometer:
    'odometer km kms ks kilometres kilometers odo odometerreading odometerreadings mileage miles mileagekm kilometerstand laufleistung kmstand km0 quilometragem quilometros kilometraje chilometraggio kilometrage kilometerteller tachostand odometervalue kmtotal indicatedkilometres odometerkm hodometro',
  price:
    'price retailprice sellprice askprice sellingprice saleprice advertisedprice ask asking askingprice listprice internetprice webprice egcprice egc dap dapprice driveawayprice driveaway amount preis verkaufspreis bruttopreis endpreis preisbrutto kaufpreis preco precovenda valor valorvenda prezzo prezzovendita precio prix prixvente verkoopprijs prijs grossprice consumerprice unitprice currentprice regularprice priceamount amtadvertised advertisedamount advertised retail cashprice ourprice now internet',
  specialPrice:
    'specialprice discountprice discountedprice wasnowprice nowprice promoprice internet offerprice reducedprice salesprice aktionspreis angebotspreis sonderpreis precopromocional precooferta prezzopromo prixpromo internetspecial specialoffer dealprice finalprice',
  priceType:
    'pricetype pricequalifier pricedescription pricebasis preisart tipopreco pricecode priceindicator',
  status:
    'status stockstatus availability salestatus vehiclestatus inventorystatus listingstatus verfuegbarkeit verfugbarkeit situacao disponibilidade disponibilite stato statusname lagerstatus verkaufsstatus',
  featured: 'featured isfeatured highlight spotlight topangebot destaque featuredvehicle',
  brandCertified:
    'certified iscertified cpo certifiedpreowned brandcertified approvedused certificado isapproved',
  tags: 'tags labels keywords flags badges',
  images:
    'images photos pictures pics imageurls photourls photo image imageurl photourl imagelist photolist imagelinks picturelist pictureurls imagesurl picture media gallery bilder fotos fotosurl imagens imagensurl foto bild bildurl immagini afbeeldingen images1 medialist mediaurls fotografias bilddateien imagens1 imglist',
  videoUrl: 'video videourl youtube youtubeurl videolink videos videoid youtubelink filmurl',
  spinImages: 'spin spinimages images360 spin360 exteriorspin',
  equipment:
    'equipment features options standardfeatures featurelist optionlist extras accessories ausstattung sonderausstattung ausstattungen zubehor zubehoer opcionais opcionales equipamentos equipamiento equipements accessori optional itens optionslist equipmentlist standardequipment specialequipment dotazioni acessorios advoptions',
  seats:
    'seats seatcount seatingcapacity numberofseats noofseats sitze sitzplatze sitzplaetze anzahlsitze lugares assentos posti places nombredeplaces zitplaatsen plazas seating',
  siteDescription:
    'description comments vehicledescription dealercomments sellercomments advertdescription longdescription adtext notes text blurb remarks beschreibung fahrzeugbeschreibung bemerkung bemerkungen descricao observacoes observacao descrizione descripcion descriptif omschrijving comment advertisement fulldescription sellernotes advertisingtext adverttext salestext marketingtext',
  transmission:
    'transmission gearbox trans transmissiondescription getriebe getriebeart schaltung cambio cambiotipo transmissao trasmissione transmision boite boitedevitesses versnellingsbak transmissiontype geartype gearboxtype',
  transmissionType: 'transmissiontype transmissiongroup transmissionclass gearboxtype',
  'location.name':
    'location locationname yard branch branchname site dealership dealershipname dealer dealername store storename lot standort filiale haendler handler loja filial patio sede sucursal concession vestiging yardname dealerlocation lotlocation dealercity city stockyard liegeplatz companyname rooftop office depot',
  stockName:
    'title name headline heading vehiclename listingtitle adtitle titel titulo titolo titre ueberschrift uberschrift bezeichnung fahrzeugbezeichnung stockname displayname vehicletitle',
  stockSubname: 'subtitle subheading subheadline tagline untertitel subtitulo',
  createdAt:
    'createdat created createddate dateadded datecreated dateinstock datein instockdate stockdate listingdate firstseen added addeddate arrivaldate einstelldatum eingestellt eingestelltam instock datesinstock listedon listed datereceived received receiveddate datacadastro datainclusao dataentrada fechaalta entrydate inventorydate dateofentry creationdate eingangsdatum published publishdate datecreation dateinserted firstseenat firstseenatdate',
  updatedAt:
    'updatedat updated lastupdated lastmod lastmodified modified modifieddate dateupdated lastchange lastmodifieddate aenderungsdatum anderungsdatum geaendertam geandertam dataatualizacao ultimaatualizacao fechaactualizacion modificationdate datemodified lastupdate',
  ancapRating: 'ancap ancaprating safetyrating ancapstars',
  cylinders:
    'cylinders cylinder cylindercount cylinderct cyl cylindersinengine numberofcylinders enginecylinders zylinder zylinderzahl anzahlzylinder cilindros cilindri cylindres',
  doorNum:
    'doors doornum doorcount numberofdoors noofdoors turen tueren anzahlturen anzahltueren portas porte puertas portes deuren',
  engine:
    'engine enginedescription enginedesc enginename enginetype motor motorisierung motorname motore moteur motortyp engines motorizacao motorbezeichnung enginemodel enginemake',
  fuelCombined:
    'fuelcombined fuelconsumption combinedfuel combinedfuelconsumption consumption kraftstoffverbrauch verbrauch verbrauchkombiniert fuelconsumptioncombined fuelconsumptioncombinedadr consumo consumocombinado consommation verbruik',
  power:
    'power powerkw kw enginepower maxpower leistung leistungkw motorleistung potencia potenza puissance vermogen hp horsepower bhp ps leistungps totalpower totalhp enginepowerkw enginehp',
  torque: 'torque maxtorque drehmoment torque nm torquenm torqueNm',
  height: 'height hoehe hohe altura altezza hauteur heightmm overallheight',
  width: 'width breite largura ancho larghezza largeur widthmm overallwidth',
  length: 'length laenge lange comprimento largo lunghezza longueur lengthmm overalllength',
  lengthMeters:
    'lengthmeters lengthmetres lengthm length loa lengthoverall laenge lange laengeueberalles langeuberalles comprimento eslora lunghezza longueur overalllength gesamtlaenge gesamtlange nominallength lengtham laengem langem bodylength',
  lengthFeet: 'lengthfeet lengthft length loa lengthinfeet loaft pes comprimentopes nominallength',
  beamWidth: 'beam beamwidth beamm breite boca manga larghezza width maxbeam breitem beaminmeters',
  engineHours:
    'enginehours hours hrs enginehrs motorstunden betriebsstunden horas horasmotor horasuso oremotore heuresmoteur machinehours meterhours usagehours totalhours enginehour bstunden draaiuren motorhours hourmeter hoursmeter hoursrun',
  fuelTankCapacity:
    'fueltankcapacity fueltank fuelcapacity fuelcap tankvolumen kraftstofftank tanquecombustivel tankcapacity tankinhalt',
  atm: 'atm aggregatetrailermass',
  gcm: 'gcm grosscombinationmass',
  gvm: 'gvm grossvehiclemass gvwr gvw zulaessigesgesamtgewicht zulassigesgesamtgewicht gesamtgewicht pbt',
  tare: 'tare tareweight dryweight leergewicht unladenweight emptyweight pesovazio weight gewicht',
  tareMass: 'taremass kerbweight kerbmass curbweight',
  sleepingCapacity:
    'sleepingcapacity berths sleeps berth kojen schlafplaetze schlafplatze leitos sleeping numberofberths pernoite camas couchages slaapplaatsen',
  transNum: 'transnum gears numberofgears gearcount gange gaenge anzahlgaenge marchas speeds',
  wheelBase: 'wheelbase radstand entreeixos passo empattement',
  brakedTowing:
    'brakedtowing brakedtowingcapacity towingcapacitybraked towingbraked maxbrakedtowing brakedtowcapacity towingcapacity towcapacity maxtowing maximumtowing anhaengelastgebremst anhangelastgebremst anhangelast poidsremorquable',
  unbrakedTowing:
    'unbrakedtowing unbrakedtowingcapacity towingcapacityunbraked towingunbraked anhaengelastungebremst anhangelastungebremst',
  towBallLimit:
    'towballlimit towballweight towballdownload towballload maxtowballweight maxtowballdownload maximumtowballweight maximumtowballdownload ballweight balldownload ballload tongueweight maxtongueweight stuetzlast stutzlast',
  payload: 'payload maxpayload payloadcapacity loadcapacity carryingcapacity nutzlast zuladung',
  bootLitres:
    'bootlitres bootspace bootcapacity boot bootvolume luggagecapacity luggagespace luggagevolume cargovolume cargocapacity cargospace kofferraumvolumen kofferraum',
  seatHeight: 'seatheight sitzhoehe sitzhohe alturaassento',
  greenStarRating: 'greenstarrating greenrating greenvehicleguide',
};

/** A name without marks, capitals, spaces and signs. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const FIELDS_BY_NAME = new Map<string, (readonly [StockFieldName, number])[]>();
for (const [field, names] of Object.entries(NAMES) as [StockFieldName, string][])
  for (const [place, name] of names.split(' ').entries())
    FIELDS_BY_NAME.set(name, [...(FIELDS_BY_NAME.get(name) ?? []), [field, 1 - Math.min(place, 20) / 100]]);
// A field's own name needs no row above, and neither does the label of a fact.
for (const [field, name] of [
  ...STOCK_FIELD_NAMES.map((field) => [field, plainName(field)] as const),
  ...FACT_NAMES.map((field) => [field, plainName(STOCK_FACTS[field].label)] as const),
])
  if (!FIELDS_BY_NAME.has(name)) FIELDS_BY_NAME.set(name, [[field, 1]]);

/** The field whose own name a column has in full: no other field may read it. */
export const ownField = (parts: readonly string[]): StockFieldName | undefined =>
  OWN_FIELDS.get(plainName(parts.join('')));

const OWN_FIELDS = new Map(
  STOCK_FIELD_NAMES.filter((field) => field.length > 5).map((field) => [plainName(field), field]),
);

/** Last parts of a path that name nothing by themselves: what is above them does. */
const GENERIC: ReadonlySet<string> = new Set(
  (
    'value text amount name url href src reading readings key localdescription description desc code content type number ' +
    'label title display displayname raw val generic wert bezeichnung items item entries cents'
  ).split(' '),
);

/** Parts of a path under which everything is about somebody, not about the vehicle. */
const ABOUT_PEOPLE =
  /seller|dealer|contact|owner|address|haendler|handler|verkaeufer|vendedor|loja|company|agent|kontakt/i;

/** Parts of a path under which a make or a year is the engine's. */
const ABOUT_ENGINE = /motor|engine|trailer/i;
const OF_THE_WHOLE: ReadonlySet<StockFieldName> = new Set([
  'make',
  'model',
  'year',
  'series',
  'variations',
  'stockName',
  'id',
]);

/** A name without what means nothing here: the namespace of XML and the mark of an attribute. */
export const withoutMarks = (name: string): string => name.replace(/^@?(?:[\w-]+:(?=\S))?/, '');

/** The words of a name: `ExteriorColorName` and `exterior_color-name` are `exterior color name`. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map(plainName)
    .filter((word) => word !== '');

/** Words around a name that change nothing of what it means. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'vehicle car auto veiculo fahrzeug boat boot stock item unit listing advert ad the dealer main primary text value ' +
    'cents lb lbs kg mm cm ft km kms mi miles t hp kw ps aud nzd inc incl gst vat name desc description code en de pt g fld field attr data info details url urls uri href src list'
  ).split(' '),
);

/**
 * The fields that a name may mean, each with how well it fits: 1 is its usual name. The last part of a path counts most; what
 * is above it can only help.
 * @param parts a path, cut at its dots, or one column
 */
export function fieldsOfName(parts: readonly string[]): ReadonlyMap<StockFieldName, number> {
  const scores = new Map<StockFieldName, number>();
  const isAboutPeople = parts.slice(0, -1).some((part) => ABOUT_PEOPLE.test(part));
  const isAboutEngine = parts.slice(0, -1).some((part) => ABOUT_ENGINE.test(part));
  const isMeant = (field: StockFieldName): boolean =>
    (!isAboutPeople || field === 'location.name') && !(isAboutEngine && OF_THE_WHOLE.has(field));
  const add = (name: string, weight: number): void => {
    for (const [field, fit] of FIELDS_BY_NAME.get(name) ?? [])
      if (isMeant(field)) scores.set(field, Math.max(scores.get(field) ?? 0, fit * weight));
  };
  const [last = '', above = ''] = parts.slice(-2).reverse().map(withoutMarks);
  const isNoFiller = (word: string): boolean => !FILLERS.has(word);
  const aboveMeant = wordsOf(above).filter(isNoFiller);
  const aboveWords = aboveMeant.join('');
  const isGeneric = GENERIC.has(plainName(last)) && aboveWords !== '';
  const meant = wordsOf(last).filter(isNoFiller);
  add(plainName(last), isGeneric ? 0.5 : 1);
  add(plainName(last.replace('#', 'number')), 0.95);
  add(plainName(`${above}${last}`), 1);
  add(meant.join(''), isGeneric ? 0.5 : 0.95);
  // `price_current` is a current price.
  if (meant.length === 2) add([...meant].reverse().join(''), 0.9);
  add(plainName(above), meant.length === 0 || isGeneric ? 0.92 : 0.45);
  if (isGeneric) add(aboveWords, 0.9);
  // A word or two of a longer name: `ListPriceInclGST`, `data_inclusao_site`.
  const longer = isGeneric ? aboveMeant : meant;
  for (let start = 0; start < longer.length; start++)
    for (let end = start + 1; end <= Math.min(longer.length, start + 3); end++)
      add(longer.slice(start, end).join(''), (0.75 * (end - start)) / longer.length + 0.1);
  return scores;
}
