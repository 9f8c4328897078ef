import { plainName } from '../fieldNames';

/** Fields whose values are words that every dealer uses, in the language of the system. */
export type WordField =
  | 'vehType'
  | 'fuelType'
  | 'transmission'
  | 'bodyType'
  | 'colour'
  | 'status'
  | 'stockType';

/** What the words of feeds mean in Australian English. */
const WORDS: Readonly<Record<WordField, Readonly<Record<string, string>>>> = {
  vehType: {
    New: 'new neu neuwagen neufahrzeug neuboot novo nova nuovo nuevo neuf nieuw n zerokm 0km brandnew',
    Demo: 'demo d demonstrator vorfuhrwagen vorfuehrwagen vorfuhrboot vorfuehrboot vorfuhrer ausstellungsboot demonstracao exdemo tageszulassung',
    Used: 'used preowned preloved gebraucht gebrauchtwagen gebrauchtboot gebrauchtfahrzeug usado usada seminovo seminova usato ocasion occasion gebruikt tweedehands u secondhand certified cpo',
  },
  fuelType: {
    Petrol:
      'petrol gasoline gas benzin super gasolina essence benzina benzine unleaded premium ulp pulp superbenzin bleifrei flex etanolgasolina flexgasolinaetanol premiumunleaded regularunleaded',
    Diesel: 'diesel dieselkraftstoff gasoleo gazole turbodiesel oleodiesel',
    Electric: 'electric elektro elektrisch eletrico electrico electrique elettrica ev bev strom',
    Hybrid: 'hybrid hibrido hybride ibrida hev hybridbenzin petrolhybrid',
    'Plug-in hybrid': 'pluginhybrid phev hibridoplugin hybriderechargeable',
    LPG: 'lpg autogas gpl glp cng erdgas gnv',
  },
  transmission: {
    Automatic:
      'automatic auto automatik automatikgetriebe automatico automatica automatique automaat cvt dsg dct tiptronic pdk halbautomatik automatizado automatizada dualclutch a sportsautomatic',
    Manual:
      'manual schaltgetriebe handschaltung schaltung manuell manuale manuelle handgeschakeld m mecanico',
  },
  bodyType: {
    Sedan: 'sedan saloon limousine berlina berline seda',
    Hatch: 'hatch hatchback kleinwagen compacto compacta kompakt',
    Wagon: 'wagon kombi estate perua familiare break stationwagon sw variant',
    SUV: 'suv gelandewagen gelaendewagen suvgelandewagen crossover utilitario',
    Ute: 'ute pickup pickuptruck caminhonete picape utetray cabchassis utility dualcab',
    Coupe: 'coupe coupa cupe sportwagen',
    Convertible: 'convertible cabrio cabriolet roadster conversivel descapotable',
    Van: 'van transporter kastenwagen furgao furgoneta fourgon panelvan',
    'People Mover': 'peoplemover mpv minivan kleinbus monovolume grossraumlimousine',
    Motorboat: 'motorboot motorboat powerboat lancha sportboot konsolenboot',
    Yacht: 'motoryacht yacht iate kajutboot cabincruiser daycruiser',
    Sailboat: 'segelboot segelyacht sailboat sail veleiro',
    RIB: 'schlauchboot rib inflatable',
    'Prime mover': 'primemover sattelzugmaschine',
    Tipper: 'tipper kipper',
    Tray: 'tray traytop flatbed',
    Pantech: 'pantech koffer',
    Tanker: 'tanker',
    'Flat top': 'flattop flatdeck',
    'Low loader': 'lowloader tieflader',
    Curtainsider: 'curtainsider tautliner',
    'Livestock crate': 'livestockcrate stockcrate',
    'Box trailer': 'boxtrailer',
    'Car trailer': 'cartrailer',
    'Full van': 'fullvan caravan',
    'Pop top': 'poptop',
    'Camper trailer': 'campertrailer',
  },
  colour: {
    White: 'white weiss branco branca bianco blanc blanco wit polarweiss',
    Black: 'black schwarz preto preta nero noir negro zwart',
    Grey: 'grey gray grau cinza grigio gris grijs anthrazit',
    Silver: 'silver silber prata argento argent plata zilver',
    Blue: 'blue blau azul blu bleu blauw navy',
    Red: 'red rot vermelho vermelha rosso rouge rojo rood',
    Green: 'green grun gruen verde vert groen',
    Yellow: 'yellow gelb amarelo giallo jaune amarillo geel',
    Orange: 'orange laranja arancione naranja oranje',
    Brown: 'brown braun marrom marrone marron bruin',
    Beige: 'beige bege sand creme cream',
    Gold: 'gold dourado oro or',
  },
  status: {
    available:
      'available instock active forsale verfugbar verfuegbar sofortverfugbar sofortverfuegbar aufbestellung disponivel disponible disponibile ativo onorder intransit beschikbaar lieferbar onlot live published',
    'under offer':
      'underoffer pending salepending reserved reserviert reservado reservada riservato onhold deposit sobreserva gereserveerd',
    sold: 'sold verkauft vendido vendida venduto vendu verkocht',
    withdrawn: 'withdrawn deleted archived inactive geloscht geloescht inativo unpublished draft',
  },
  stockType: {
    cars: 'car cars pkw carro automovel automobile passenger passengercar auto',
    bikes: 'bike bikes motorcycle motorrad moto motocicleta motorbike scooter quadriciclo',
    trucks: 'truck trucks lkw caminhao camion heavytruck',
    trailers: 'trailer trailers anhanger anhaenger reboque',
    caravans: 'caravan caravans rv motorhome wohnwagen wohnmobil campervan camper traveltrailer fifthwheel',
    boats:
      'boat boats boot boote motorboot segelboot schlauchboot barco lancha bateau jetski pwc vessel marine powerboat sailboat',
    machinery: 'machinery machine equipment tractor traktor trator baumaschine loader excavator',
    vans: 'van vans transporter',
    buses: 'bus buses onibus',
  },
};

const TABLES = new Map(
  (Object.entries(WORDS) as [WordField, Readonly<Record<string, string>>][]).map(([field, meanings]) => {
    const table = new Map<string, string>();
    for (const [meaning, words] of Object.entries(meanings))
      for (const word of [plainName(meaning), ...words.split(' ')])
        if (!table.has(word)) table.set(word, meaning);
    return [field, table] as const;
  }),
);

export const WORD_FIELDS = [...TABLES.keys()];

const wordsIn = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{N}+]+/u)
    .map(plainName)
    .filter((word) => word !== '');

/** What a word of a feed means for a field, or nothing. Some may have other words around them: `Alpinweiß metallic`, `Dark Blue`. */
export function meaningOf(field: WordField, text: string): string | undefined {
  if (text.length > 60) return undefined;
  const table = TABLES.get(field);
  const name = plainName(text);
  const whole = table?.get(name) ?? (name.length > 4 ? table?.get(name.replace(/s$/, '')) : undefined);
  if (whole !== undefined) return whole;
  const isOpen =
    field === 'colour' || field === 'bodyType' || field === 'transmission' || field === 'fuelType';
  if (!isOpen) return undefined;
  const words = wordsIn(text);
  if (words.length > 4) return undefined;
  for (const word of words) {
    const meaning = word.length > 2 ? table?.get(word) : undefined;
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** Makes of cars, bikes, trucks, caravans, boats and machines, without marks. */
const MAKES: ReadonlySet<string> = new Set(
  (
    'abarth acura alfaromeo alpine astonmartin audi bentley bmw buick byd cadillac chery chevrolet chrysler citroen cupra dacia daewoo daihatsu daf denza dodge ds ferrari fiat ford foton genesis geely greatwall gwm haval hino holden honda hummer hyundai infiniti isuzu iveco jac jaecoo jaguar jeep kia ktm lada lamborghini lancia landrover ldv leapmotor lexus lincoln lotus mahindra man maserati maxus mazda mclaren mercedes mercedesbenz mg mini mitsubishi nissan oldsmobile omoda opel ora peugeot polestar pontiac porsche proton ram renault rivian rollsroyce rover saab scania seat skoda smart ssangyong kgm subaru suzuki tank tesla toyota vauxhall volkswagen vw volvo xpeng zeekr troller ' +
    'aprilia benelli beta cfmoto ducati gasgas harleydavidson harley husqvarna indian kawasaki kymco motoguzzi mvagusta piaggio royalenfield sherco sym triumph vespa yamaha zontes polaris canam seadoo ' +
    'freightliner fuso kenworth mack paccar peterbilt ud westernstar volvotrucks ' +
    'adria airstream avan bailey coromal dethleffs eura fendt hobby hymer jayco knaus lmc coachmen coleman crusader essential forestriver grandesign keystone lotuscaravans millard newage retreat roadstar supreme viscount winnebago heartland thor entegra ' +
    'azimut bavaria bayliner beneteau bostonwhaler buster caravelle chaparral chriscraft cobalt crownline dufour elan fairline fjord formula fountaine four winns galeon glastron grady white hanse haines hunter jeanneau lund mastercraft maritimo mercury merry fisher monterey moomba nautique parker princess quicksilver quintrex ranieri regal riviera robalo sealine searay sessa stacer stabicraft sunseeker tracker uttern williams windy yamarin zodiac brig highfield linssen sunbeam schaefer focker ventura fibrafort ' +
    'bobcat case caterpillar cat claas deutz doosan hitachi jcb johndeere kobelco komatsu krone kubota liebherr manitou masseyferguson newholland takeuchi'
  )
    .split(' ')
    .filter((make) => make.length > 1),
);

/** Whether a text is the name of a make, or begins with one: `VW`, `Mercedes-Benz`, `Ford Trucks`. */
export const isMake = (text: string): boolean =>
  MAKES.has(plainName(text)) || MAKES.has(plainName(text.split(/\s/, 1)[0] ?? ''));
