/*
 * What shoppers type, and which items of the stock they mean. The rows were written by somebody who had not read the reader:
 * the words, a bar, and what is meant in the notation of `readWish`. The expectations of `golden.ts` came from the reader
 * itself; these did not.
 *
 * Left out because their meaning is debatable: "electra" where no Electra is in stock (one typo away from electric),
 * "landcruiser" (with or without the Prado), "road legal scooter", "around 30k". Left out because it has two typos in six
 * letters, which the keyword search does not forgive: "subura".
 */

/** The first list. */
export const STRANGERS = {
  cars: `
# prices
toyota under 25000 | make=Toyota & price<=25000
under 20k | price<=20000
less than $30,000 | price<=30000
suv below 35k | body=SUV & price<=35000
up to 30 grand | price<=30000
no more than 25k | price<=25000
max 40k | price<=40000
maximum $45000 | price<=45000
30k max | price<=30000
$30,000 or less | price<=30000
not more than $28,000 | price<=28000
under thirty thousand dollars | price<=30000
budget of 20k | price<=20000
over 50k | price>=50000
more than $60,000 | price>=60000
above 55 grand | price>=55000
at least $50,000 | price>=50000
60k+ | price>=60000
between 20 and 30 grand | price>=20000 & price<=30000
between $20k and $30k | price>=20000 & price<=30000
$20,000 to $30,000 | price>=20000 & price<=30000
20k-30k | price>=20000 & price<=30000
20-30k | price>=20000 & price<=30000
from 15k to 20k | price>=15000 & price<=20000
$15,000 – $20,000 | price>=15000 & price<=20000
15 to 20 thousand | price>=15000 & price<=20000
sub 20k hatch | body=Hatch & price<=20000
hatch for under 20 grand | body=Hatch & price<=20000
anything under $15k | price<=15000
ute <40k | body=Ute & price<=40000
cheaper than 18k | price<=18000
under 22.5k | price<=22500
under $25,990 | price<=25990
kluger under 50,000 | model=Kluger & price<=50000
AUD 30,000 max | price<=30000
price under 30000 | price<=30000
priced between 25000 and 35000 | price>=25000 & price<=35000
under 20 000 | price<=20000
# repayments
$150 a week | pay<=150/week
150 per week | pay<=150/week
$120pw | pay<=120/week
$130/week | pay<=130/week
under $200 per week | pay<=200/week
less than 180 weekly | pay<=180/week
$300 a fortnight | pay<=300/fortnight
250 per fortnight suv | body=SUV & pay<=250/fortnight
$600 a month | pay<=600/month
under 500 p/m | pay<=500/month
700 monthly ute | body=Ute & pay<=700/month
150 bucks a week | pay<=150/week
repayments under $160 a week | pay<=160/week
$100 a week with 5000 deposit | pay<=100/week+5000
max $140 p/w | pay<=140/week
# kilometres
under 100,000 km | km<=100000
less than 80000kms | km<=80000
under 50k km | km<=50000
below 60,000 kilometres | km<=60000
suv under 100000kms | body=SUV & km<=100000
hilux less than 150,000 k's | model=HiLux & km<=150000
max 90000 km | km<=90000
up to 120 000 km | km<=120000
under 100k kms under 25k | km<=100000 & price<=25000
sub 70,000km | km<=70000
low kms | tag="Low kilometres"
low kilometre suv | body=SUV & tag="Low kilometres"
corolla with less than 100 thousand kms | model=Corolla & km<=100000
km under 40000 | km<=40000
mileage under 60,000 | km<=60000
odometer below 75000 | km<=75000
# years
2020 or newer | year>=2020
2018-2020 | year>=2018 & year<=2020
newer than 2022 | year>=2023
2021 onwards | year>=2021
2019+ | year>=2019
from 2020 | year>=2020
since 2021 | year>=2021
between 2017 and 2019 | year>=2017 & year<=2019
2018 to 2020 mazda | make=Mazda & year>=2018 & year<=2020
2022 | year=2022
2020 hilux | model=HiLux & year=2020
older than 2019 | year<=2018
before 2018 | year<=2017
2020 or later suv | body=SUV & year>=2020
2019 or older | year<=2019
2017 or earlier | year<=2017
2023 model ute | body=Ute & year=2023
2021 or 2022 | year>=2021 & year<=2022
post 2020 hatch | body=Hatch & year>=2021
no older than 2021 | year>=2021
built after 2022 | year>=2023
year 2019 | year=2019
2020 and newer diesel | fuel=Diesel & year>=2020
# seats
7 seater | seats=7
seven seats | seats=7
7-seat suv | seats=7 & body=SUV
at least 7 seats | seats>=7
8 seater | seats=8
7 or more seats | seats>=7
7+ seats | seats>=7
two seater | seats=2
2 seats | seats=2
five seater | seats=5
7 seaters under 50k | seats=7 & price<=50000
eight seat people mover | seats=8 & body="People mover"
seats 7 | seats=7
4 seater convertible | seats=4 & body=Convertible
more than 5 seats | seats>=6
7 or 8 seater | seats=7|8
# condition
brand new | type=New
new suv | type=New & body=SUV
second hand | type=Used
secondhand utes | type=Used & body=Ute
ex demo | type=Demo
ex-demonstrator suv | type=Demo & body=SUV
demo cars | type=Demo
used hatchbacks | type=Used & body=Hatch
pre-owned | type=Used
pre owned diesel ute | type=Used & fuel=Diesel & body=Ute
preloved suv | type=Used & body=SUV
new or demo | type=New|Demo
used cars | type=Used
used car under 20k | type=Used & price<=20000
brand new ev | type=New & fuel=Electric
demonstrators | type=Demo
# body
utes | body=Ute
dual cab | body=Ute
dual cab ute | body=Ute
double cab | body=Ute
pick up truck | body=Ute
station wagon | body=Wagon
wagons | body=Wagon
hatchback | body=Hatch
sedans | body=Sedan
coupe | body=Coupe
coupes | body=Coupe
convertible | body=Convertible
soft top | body=Convertible
people mover | body="People mover"
panel van | body=Van
vans | body=Van
suvs | body=SUV
van or ute | body=Van|Ute
suv or wagon | body=SUV|Wagon
saloon | body=Sedan
cabriolet | body=Convertible
minivan | body="People mover"
estate | body=Wagon
sedan or hatch | body=Sedan|Hatch
# fuel
diesel | fuel=Diesel
diesels | fuel=Diesel
hybrid | fuel=Hybrid
electric | fuel=Electric
ev | fuel=Electric
EVs | fuel=Electric
electric cars | fuel=Electric
petrol suv | fuel=Petrol & body=SUV
unleaded hatch | fuel=Petrol & body=Hatch
hybrid or electric | fuel=Hybrid|Electric
hybrid toyota | fuel=Hybrid & make=Toyota
turbo diesel ute | fuel=Diesel & body=Ute
battery electric suv | fuel=Electric & body=SUV
# transmission
manual | gears=Manual
auto | gears=Automatic
automatic hatch | gears=Automatic & body=Hatch
manual convertible | gears=Manual & body=Convertible
auto diesel wagon | gears=Automatic & fuel=Diesel & body=Wagon
stick shift | gears=Manual
manual ute | gears=Manual & body=Ute
auto triton | gears=Automatic & model=Triton
automatic transmission suv under 30k | gears=Automatic & body=SUV & price<=30000
manual gearbox | gears=Manual
# colour
white ute | colour=White & body=Ute
red mazda | colour=Red & make=Mazda
gray suv | colour=Grey & body=SUV
silver or grey hatch | colour=Silver|Grey & body=Hatch
blue or red | colour=Blue|Red
black hilux | colour=Black & model=HiLux
green | colour=Green
orange suv | colour=Orange & body=SUV
bronze | colour=Bronze
white or silver toyota | colour=White|Silver & make=Toyota
blue coloured sedan | colour=Blue & body=Sedan
# location
corrin creek | at="Corrin Creek"
utes at hollis flat | body=Ute & at="Hollis Flat"
suv in quillbrook | body=SUV & at=Quillbrook
quillbrook or hollis flat hybrid | at=Quillbrook|"Hollis Flat" & fuel=Hybrid
diesel ute located at corrin creek | fuel=Diesel & body=Ute & at="Corrin Creek"
# certified, special, tags
certified | certified
certified used suv | certified & type=Used & body=SUV
specials | special
on special | special
special offers suv | special & body=SUV
one owner | tag="One owner"
one owner mazda | tag="One owner" & make=Mazda
tow bar | tag="Tow bar"
suv with towbar | body=SUV & tag="Tow bar"
first car under 20k | tag="First car" & price<=20000
run out | tag="Run-out"
low emissions | tag="Low emissions"
# doors, cylinders, drive
5 door | doors=5
two door | doors=2
4 door auto | doors=4 & gears=Automatic
5-door hatch | doors=5 & body=Hatch
2 doors manual | doors=2 & gears=Manual
v8 | cyl=8
4 cylinder ute | cyl=4 & body=Ute
six cylinder | cyl=6
3 cyl | cyl=3
5 cylinder diesel | cyl=5 & fuel=Diesel
8 cylinders | cyl=8
4wd | tag=4x4
4x4 ute | tag=4x4 & body=Ute
four wheel drive | tag=4x4
awd | tag="All-wheel drive"
all wheel drive suv | tag="All-wheel drive" & body=SUV
4wd dual cab diesel | tag=4x4 & body=Ute & fuel=Diesel
4x2 ute | text~4x2 & body=Ute
awd wagon | tag="All-wheel drive" & body=Wagon
AWD hybrid | tag="All-wheel drive" & fuel=Hybrid
4 wheel drive under 45k | tag=4x4 & price<=45000
# everyday names
vw | make=Volkswagen
vw golf | make=Volkswagen & model=Golf
merc | make=Mercedes-Benz
mercedes | make=Mercedes-Benz
beemer | make=BMW
bmw 320i | make=BMW & badge=320i
landrover defender | model=Defender
d max | model=D-Max
dmax | model=D-Max
hi lux | model=HiLux
hi-lux sr5 | model=HiLux & badge=SR5
rav 4 | model=RAV4
cx5 | model=CX-5
cx 5 diesel | model=CX-5 & fuel=Diesel
mazda 3 | model=Mazda3
mazda3 | model=Mazda3
xtrail | model=X-Trail
mx5 | model=MX-5
mu x | model=MU-X
prado | model="LandCruiser Prado"
toyota prado vx | model="LandCruiser Prado" & badge=VX
subie | make=Subaru
subaru outback | model=Outback
holden commodore sv6 | model=Commodore & badge=SV6
i30 | model=i30
hyundai i30 n line | model=i30 & badge="N Line"
mitsi triton | model=Triton
amarok v6 | model=Amarok & text~V6
c class | model=C-Class
c200 | badge="C 200"
bmw 3 series | model="3 Series"
model 3 | model="Model 3"
tesla | make=Tesla
mg 4 | model=MG4
zs | model=ZS
atto 3 | model="Atto 3"
hiace | model=HiAce
transporter van | model=Transporter
golf gti | model=Golf & badge=GTI
ranger wildtrak | model=Ranger & badge~Wildtrak
ford ranger xlt | model=Ranger & badge~XLT
octavia rs | model=Octavia & badge=RS
patrol | model=Patrol
gwm ute | make=GWM
toyota 86 | model=86
kia carnival platinum | model=Carnival & badge~Platinum
pajero sport | model="Pajero Sport"
bt50 | model=BT-50
crv | model=CR-V
tallis jasper stockman | model=Jasper & badge~Stockman
kona electric | model=Kona & fuel=Electric
ev6 | model=EV6
# or, mixed
hilux or ranger | model=HiLux|Ranger
toyota or mazda under 30k | make=Toyota|Mazda & price<=30000
kia, hyundai or mazda suv | make=Kia|Hyundai|Mazda & body=SUV
corolla or i30 or mazda 3 | model=Corolla|i30|Mazda3
diesel or hybrid suv with 7 seats | fuel=Diesel|Hybrid & body=SUV & seats=7
cx-5 or rav4 automatic | model=CX-5|RAV4 & gears=Automatic
ranger/hilux/triton | model=Ranger|HiLux|Triton
# typos
toyta corola | model=Corolla
hyundia | make=Hyundai
mitsubshi outlander | model=Outlander
mazad | make=Mazda
volkswagon golf | model=Golf
subaru forrester | model=Forester
landcrusier prado | model="LandCruiser Prado"
automtic suv | gears=Automatic & body=SUV
deisel ute | fuel=Diesel & body=Ute
hybird | fuel=Hybrid
hundai tuscon | model=Tucson
convertable | body=Convertible
nissan navarra | model=Navara
suzuki swfit | model=Swift
kia sportge | model=Sportage
quilbrook suv | at=Quillbrook & body=SUV
seceond hand van | type=Used & body=Van
camery hybrid | model=Camry & fuel=Hybrid
mercedez | make=Mercedes-Benz
# ambiguous names, no such stock
mazda 2 | none
mazda 6 wagon | none
3008 | none
peugeot 3008 | none
silverado 1500 | none
golf 7.5 | none
bmw x5 | none
model y | none
i20 | none
cx-5 5 seats | model=CX-5 & seats=5
5 seat cx-5 under 30k | model=CX-5 & seats=5 & price<=30000
mazda 3 under 25k | model=Mazda3 & price<=25000
mazda 3 2020 or newer | model=Mazda3 & year>=2020
3 series under 40000 | model="3 Series" & price<=40000
mg4 5 door | model=MG4 & doors=5
toyota 86 manual red | model=86 & gears=Manual & colour=Red
# whole sentences
i want a white ute under 40k | colour=White & body=Ute & price<=40000
looking for a 7 seater suv under 50k with low kms | seats=7 & body=SUV & price<=50000 & tag="Low kilometres"
show me diesel utes with a tow bar | fuel=Diesel & body=Ute & tag="Tow bar"
used toyota for sale | type=Used & make=Toyota
cars for sale under 15k | price<=15000
do you have any hybrid suvs | fuel=Hybrid & body=SUV
automatic small hatch under 18,000 | gears=Automatic & body=Hatch & price<=18000
2019 to 2022 diesel dual cab 4x4 under 120000 km | year>=2019 & year<=2022 & fuel=Diesel & body=Ute & tag=4x4 & km<=120000
white hilux sr5 2021 | colour=White & model=HiLux & badge=SR5 & year=2021
new tallis garnet hybrid | type=New & make=Tallis & model=Garnet & fuel=Hybrid
demo flint diesel | type=Demo & model=Flint & fuel=Diesel
used mazda cx-5 awd between 25k and 35k | type=Used & model=CX-5 & tag="All-wheel drive" & price>=25000 & price<=35000
family 7 seater | seats=7
`,
  boats: `
outboard | tag=Outboard
under 30k | price<=30000
half cabin | body="Half cabin"
half cab under 60k | body="Half cabin" & price<=60000
runabout with trailer | body=Runabout & tag="Trailer included"
quintrex | make=Quintrex
tinny | body=Tinny
centre console or runabout | body="Centre console"|Runabout
new bowrider | type=New & body=Bowrider
used boats under 40 grand | type=Used & price<=40000
2018 or newer | year>=2018
seats 8 | seats=8
115hp | tag="115 hp"
20 foot | tag="20 ft"
6 metre | tag="6 m"
sea ray | make="Sea Ray"
diesel inboard | fuel=Diesel & tag=Inboard
$250 a week | pay<=250/week
boat for 6 people | seats=6
bar crusher 615c | model=615C
bow rider | body=Bowrider
center console | body="Centre console"
`,
  caravans: `
sleeps 4 | berths=4
sleeps four | berths=4
6 berth | berths=6
caravan with bunks | body=Caravan & tag=Bunks
pop top | body="Pop top"
poptop under 50k | body="Pop top" & price<=50000
camper trailer | body="Camper trailer"
off road caravan | body=Caravan & tag="Off road"
offroad | tag="Off road"
under 3 tonne | tag="Under 3 tonne"
under 3t | tag="Under 3 tonne"
20ft van | tag="20 ft"
20 foot caravan | tag="20 ft" & body=Caravan
jayco | make=Jayco
new age manta ray | model="Manta Ray"
new caravan | type=New & body=Caravan
jayco 2019 or newer under 60k | make=Jayco & year>=2019 & price<=60000
ensuite | tag=Ensuite
couples van | tag=Couples
caravans | body=Caravan
jayco or crusader | make=Jayco|Crusader
sleeps 2 | berths=2
used caravans between 30 and 50 grand | type=Used & body=Caravan & price>=30000 & price<=50000
`,
  trucks: `
tipper | body=Tipper
tipper under 80k | body=Tipper & price<=80000
pantech or curtainsider | body=Pantech|Curtainsider
isuzu npr | model=NPR
hino 300 | model="300 Series"
automatic tipper | body=Tipper & gears=Automatic
crew cab | tag="Crew cab"
under 200,000 km | km<=200000
car licence | tag="Car licence"
prime mover | body="Prime mover"
fuso canter | model=Canter
2018+ diesel manual | year>=2018 & fuel=Diesel & gears=Manual
tautliner | body=Curtainsider
tray | body=Tray
white isuzu truck | colour=White & make=Isuzu
3 seats | seats=3
`,
  bikes: `
honda under 10k | make=Honda & price<=10000
cruiser | body=Cruiser
adventure bikes | body=Adventure
learner approved | tag="Learner approved"
lams | tag="Learner approved"
harley | make=Harley-Davidson
yamaha mt 07 | model=MT-07
mt07 | model=MT-07
sports bike | body=Sport
kawasaki ninja 400 | model="Ninja 400"
dirt bike or trail bike | body=Dirt|Trail
under 5000 km | km<=5000
bmw r 1250 gs | model="R 1250 GS"
motorbikes under $8,000 | price<=8000
black or red cruiser | colour=Black|Red & body=Cruiser
`,
  machinery: `
excavator | body=Excavator
mini excavator | body="Mini excavator"
tractor under 60k | body=Tractor & price<=60000
john deere | make="John Deere"
kubota or john deere | make=Kubota|"John Deere"
skid steer | body="Skid steer"
skidsteer | body="Skid steer"
bobcat s70 | model=S70
100 hp tractor | body=Tractor & tag="100 hp"
used tractors 2015 or newer | type=Used & body=Tractor & year>=2015
front end loader | tag="Front end loader"
5 tonne excavator | body=Excavator & tag="5 tonne"
`,
} as const;

/** A second list, written when the reader had been mended after the first one, and before it had read these. */
export const MORE_STRANGERS = {
  cars: `
# prices and repayments
mazda under 28k | make=Mazda & price<=28000
kia below $30,000 | make=Kia & price<=30000
suvs up to 32 thousand | body=SUV & price<=32000
hatch no more than $22,000 | body=Hatch & price<=22000
40 grand or less | price<=40000
not over 18 grand | price<=18000
over 45 grand under 55 grand | price>=45000 & price<=55000
at least 35k max 45k | price>=35000 & price<=45000
between 35,000 and 42,000 dollars | price>=35000 & price<=42000
$32k - $36k | price>=32000 & price<=36000
28k to 34k suv | body=SUV & price>=28000 & price<=34000
twenty five grand max | price<=25000
under fifteen thousand | price<=15000
$50,000+ | price>=50000
upwards of 60k | price>=60000
starting from $55,000 | price>=55000
ute with a budget of 45000 | body=Ute & price<=45000
white sedan 25k or under | colour=White & body=Sedan & price<=25000
suv 35000 | body=SUV & price<=35000
toyota $30k | make=Toyota & price<=30000
$110 per week | pay<=110/week
$145 weekly hatch | body=Hatch & pay<=145/week
less than $280 a fortnight | pay<=280/fortnight
up to $750 per month suv | body=SUV & pay<=750/month
160 p.w. | pay<=160/week
payments of $550 a month | pay<=550/month
at most 130 a week with $3000 deposit | pay<=130/week+3000
ute for $220 a week | body=Ute & pay<=220/week
hybrid under $170pw | fuel=Hybrid & pay<=170/week
# kilometres
less than 60k kms | km<=60000
under 45 000 km | km<=45000
max 75000kms | km<=75000
max kms 75000 | km<=75000
under 100,000 k | km<=100000
fewer than 90000 kilometers | km<=90000
kms below 50k | km<=50000
hiace under 200000 km | model=HiAce & km<=200000
done less than 65000 km | km<=65000
under fifty thousand kilometres | km<=50000
with under 30,000 on the clock | km<=30000
low kms hybrid suv | tag="Low kilometres" & fuel=Hybrid & body=SUV
# years
2022 or later | year>=2022
later than 2020 ute | body=Ute & year>=2021
2021+ hybrid | fuel=Hybrid & year>=2021
2023 onwards toyota | make=Toyota & year>=2023
2016 to 2019 | year>=2016 & year<=2019
2019 - 2021 suv | body=SUV & year>=2019 & year<=2021
from 2018 to 2020 | year>=2018 & year<=2020
between 2020 and 2023 diesel | fuel=Diesel & year>=2020 & year<=2023
pre 2020 hatch | body=Hatch & year<=2019
2018 model toyota | make=Toyota & year=2018
2020 plate | year=2020
2024 or newer under 40000 | year>=2024 & price<=40000
not older than 2022 | year>=2022
2019 or 2020 i30 | model=i30 & year>=2019 & year<=2020
2023 to now | year>=2023
year 2021 hilux | model=HiLux & year=2021
# seats
7 seats diesel | seats=7 & fuel=Diesel
seven seater hybrid | seats=7 & fuel=Hybrid
eight seater | seats=8
minimum 7 seats | seats>=7
more than 5 seats under 60k | seats>=6 & price<=60000
3 seater van | seats=3 & body=Van
4 seats | seats=4
5 seater suv red | seats=5 & body=SUV & colour=Red
7 passenger | seats=7
seats 8 people | seats=8
at least 7 seater | seats>=7
# condition
ex demo suv under 45k | type=Demo & body=SUV & price<=45000
demo models | type=Demo
second-hand toyota | type=Used & make=Toyota
2nd hand hatch | type=Used & body=Hatch
new hybrid | type=New & fuel=Hybrid
brand new ute | type=New & body=Ute
used or demo suv | type=Used|Demo & body=SUV
pre-loved mazda | type=Used & make=Mazda
new electric hatch | type=New & fuel=Electric & body=Hatch
used 4x4 | type=Used & tag=4x4
# body, fuel, gears, colour
pickup | body=Ute
twin cab | body=Ute
dual-cab utes | body=Ute
hatchbacks | body=Hatch
a wagon | body=Wagon
people movers | body="People mover"
sedan or wagon | body=Sedan|Wagon
coupe or convertible | body=Coupe|Convertible
hatch, sedan or wagon | body=Hatch|Sedan|Wagon
hybrids | fuel=Hybrid
petrol or hybrid hatch | fuel=Petrol|Hybrid & body=Hatch
fully electric | fuel=Electric
electric vehicle | fuel=Electric
diesel automatic ute | fuel=Diesel & gears=Automatic & body=Ute
manual coupe | gears=Manual & body=Coupe
auto petrol sedan | gears=Automatic & fuel=Petrol & body=Sedan
silver wagon | colour=Silver & body=Wagon
grey or black suv | colour=Grey|Black & body=SUV
blue hatchback auto | colour=Blue & body=Hatch & gears=Automatic
red or orange | colour=Red|Orange
a white van | colour=White & body=Van
# location, certified, special
hollis flat | at="Hollis Flat"
hybrids at quillbrook | fuel=Hybrid & at=Quillbrook
corrin creek or hollis flat | at="Corrin Creek"|"Hollis Flat"
new suv in corrin creek under 45k | type=New & body=SUV & at="Corrin Creek" & price<=45000
certified pre-owned | certified
brand certified hatch | certified & body=Hatch
special offer | special
specials under 40k | special & price<=40000
towbar ute | tag="Tow bar" & body=Ute
one owner suv low kms | tag="One owner" & text~low & text~kilomet & body=SUV
# doors, cylinders, drive
five door hatch | doors=5 & body=Hatch
2 door | doors=2
4dr | doors=4
four cylinder diesel | cyl=4 & fuel=Diesel
6 cyl | cyl=6
v8 under 90k | cyl=8 & price<=90000
3 cylinder hatch | cyl=3 & body=Hatch
4x4 diesel dual cab automatic | tag=4x4 & fuel=Diesel & body=Ute & gears=Automatic
4wd suv | tag=4x4 & body=SUV
awd suv under 35k | tag="All-wheel drive" & body=SUV & price<=35000
all-wheel-drive subaru | tag="All-wheel drive" & make=Subaru
4wd under 50 grand less than 100000 km | tag=4x4 & price<=50000 & km<=100000
2wd ute | text~4x2 & body=Ute
2.8 litre diesel | text~"2.8 litre" & fuel=Diesel
# names
volkswagen amarok | model=Amarok
v-dub tiguan | model=Tiguan
benz | make=Mercedes-Benz
bimmer | make=BMW
landcruiser sahara | badge=Sahara
land cruiser prado gxl | model="LandCruiser Prado" & badge=GXL
cx-9 azami | model=CX-9 & badge=Azami
cx 9 or kluger | model=CX-9|Kluger
x-trail ti | model=X-Trail & badge=Ti
d-max or bt-50 | model=D-Max|BT-50
dmax x-terrain | model=D-Max & badge=X-Terrain
civic or corolla under 30000 | model=Civic|Corolla & price<=30000
mustang gt | model=Mustang & badge=GT
subaru xv | model=XV
tallis quartz hybrid | model=Quartz & fuel=Hybrid
new tallis mica | type=New & model=Mica
transit custom | model="Transit Custom"
jimny manual | model=Jimny & gears=Manual
tesla model 3 | model="Model 3"
everest sport v6 | model=Everest & badge="Sport V6"
golf 110tsi | model=Golf & badge~110TSI
outlander exceed | model=Outlander & badge~Exceed
navara pro-4x | model=Navara & badge=PRO-4X
commodore evoke | model=Commodore & badge=Evoke
brz or 86 | model=BRZ|86
mazda cx5 2019 | model=CX-5 & year=2019
mini convertible | make=Mini
mazda 6 | none
hyundai i20 | none
toyota yaris | none
holden astra | none
# typos
hundai i30 | model=i30
toyoto hilux | model=HiLux
mitsubisi triton | model=Triton
volvo xc 60 | model=XC60
landrover defendor | model=Defender
comodore | model=Commodore
dual cab deisel | body=Ute & fuel=Diesel
elecric | fuel=Electric
convertble | body=Convertible
auotmatic hatch | gears=Automatic & body=Hatch
seven seeter | seats=7
# sentences
i need a 7 seater with a tow bar | seats=7 & tag="Tow bar"
looking for a cheap small car under 16000 | price<=16000
good first car automatic under 18k | tag="First car" & gears=Automatic & price<=18000
have you got a white dual cab 4x4 under 50k | colour=White & body=Ute & tag=4x4 & price<=50000
reliable diesel wagon or suv under 35 grand | fuel=Diesel & body=Wagon|SUV & price<=35000
do you sell electric cars under 45k | fuel=Electric & price<=45000
any kluger or santa fe with 7 seats | model=Kluger|"Santa Fe" & seats=7
toyota hybrid less than 80000 km 2020 or newer | make=Toyota & fuel=Hybrid & km<=80000 & year>=2020
`,
  boats: `
tinnies | body=Tinny
new boat | type=New
boats under $40k | price<=40000
centre console under 30 grand | body="Centre console" & price<=30000
quintrex or stacer | make=Quintrex|Stacer
6 seats with trailer included | seats=6 & tag="Trailer included"
150 hp outboard | tag="150 hp" & text~Outboard
`,
  caravans: `
sleeps 6 under 50k | berths=6 & price<=50000
4 berth pop top | none
2 berth | berths=2
jayco with bunks | make=Jayco & tag=Bunks
22 ft | tag="22 ft"
off-road van with ensuite | text~"Off road" & text~Ensuite
`,
  trucks: `
hino or fuso | make=Hino|Fuso
white tray truck under 50k | colour=White & body=Tray & price<=50000
auto isuzu 2019 or newer | gears=Automatic & make=Isuzu & year>=2019
trucks under 100000 km | km<=100000
`,
  bikes: `
motorcycles under 10k | price<=10000
yamaha or kawasaki | make=Yamaha|Kawasaki
learner legal under 7 grand | tag="Learner approved" & price<=7000
new trail bike | type=New & body=Trail
`,
  machinery: `
kubota tractor | make=Kubota & body=Tractor
diggers under 60k | body=Excavator & price<=60000
john deere 2018 or newer | make="John Deere" & year>=2018
`,
} as const;

/** The third list. */
export const THIRD_STRANGERS = {
  cars: `
toyota under 25k | make=Toyota & price<=25000
UTE UNDER 30K | body=Ute & price<=30000
cars under 15 grand | price<=15000
suv up to $30,000 | body=SUV & price<=30000
hatchback no more than 20000 | body=Hatch & price<=20000
anything cheaper than 14k | price<=14000
sub 20k hatch | body=Hatch & price<=20000
sedan <30k | body=Sedan & price<=30000
suvs between 20 and 30k | body=SUV & price>=20000 & price<=30000
utes $40k-$50k | body=Ute & price>=40000 & price<=50000
hilux 30k to 45k | model=HiLux & price>=30000 & price<=45000
from $20,000 to $25,000 automatic | gears=Automatic & price>=20000 & price<=25000
my budget is 18k | price<=18000
max 35k diesel suv | body=SUV & fuel=Diesel & price<=35000
40k max hybrid | fuel=Hybrid & price<=40000
less than fifteen thousand dollars | price<=15000
twenty five grand max suv | body=SUV & price<=25000
electric car over 40k | fuel=Electric & price>=40000
utes over $60,000 | body=Ute & price>=60000
mazda, at most 25000 dollars | make=Mazda & price<=25000
under 12,500 | price<=12500
kia 15k or less | make=Kia & price<=15000
below 20k used suv | type=Used & body=SUV & price<=20000
not more than $28k wagon | body=Wagon & price<=28000
is there anything under $12k | price<=12000
new car under 30 thousand | type=New & price<=30000
at least 55k diesel | fuel=Diesel & price>=55000
ute 25k - 35k white | body=Ute & colour=White & price>=25000 & price<=35000
under $150 a week | pay<=150/week
$100 per week | pay<=100/week
suv 120pw | body=SUV & pay<=120/week
ute under 200 a week | body=Ute & pay<=200/week
hybrid less than $300 a fortnight | fuel=Hybrid & pay<=300/fortnight
$500 a month hatch | body=Hatch & pay<=500/month
150 a week with 5000 deposit | pay<=150/week+5000
$600 per month, $10,000 deposit, suv | body=SUV & pay<=600/month+10000
max $90/wk | pay<=90/week
I can afford 400 a fortnight | pay<=400/fortnight
toyota 180 per week 5k deposit | make=Toyota & pay<=180/week+5000
electric under $160 weekly | fuel=Electric & pay<=160/week
under 50,000 km | km<=50000
less than 100k kms | km<=100000
used suv under 80000kms | type=Used & body=SUV & km<=80000
hilux under 100,000 kilometres | model=HiLux & km<=100000
less than 60 thousand kays | km<=60000
ute under 60000 ks | body=Ute & km<=60000
low kms | tag="Low kilometres"
max 90000km sedan | body=Sedan & km<=90000
under 30k with less than 50000km | price<=30000 & km<=50000
used under 40,000kms under $30k | type=Used & km<=40000 & price<=30000
2020 | year=2020
2023 ute | body=Ute & year=2023
hilux 2020 or newer | model=HiLux & year>=2020
suv newer than 2022 | body=SUV & year>=2023
2022+ hatch | body=Hatch & year>=2022
2021 onwards toyota | make=Toyota & year>=2021
before 2019 | year<=2018
older than 2018 | year<=2017
2018 or older suv | body=SUV & year<=2018
2019-2021 mazda | make=Mazda & year>=2019 & year<=2021
between 2020 and 2022 ute | body=Ute & year>=2020 & year<=2022
made after 2023, used | type=Used & year>=2024
2019 to 2020 subaru | make=Subaru & year>=2019 & year<=2020
2018 hyundai kona | model=Kona & year=2018
2019 or 2020 mitsubishi | make=Mitsubishi & year=2019|2020
no more than 3 years old used suv | type=Used & body=SUV & year>=2023
5 years old or newer toyota | make=Toyota & year>=2021
8 seater | seats=8
7 seater diesel suv | body=SUV & fuel=Diesel & seats=7
two seater | seats=2
suv with at least 7 seats | body=SUV & seats>=7
7 or more seats under 35k | seats>=7 & price<=35000
eight seats diesel | seats=8 & fuel=Diesel
3 seat van | body=Van & seats=3
four seater coupe | body=Coupe & seats=4
2 door | doors=2
five door hatch white | body=Hatch & doors=5 & colour=White
4 door sedan petrol | body=Sedan & doors=4 & fuel=Petrol
v8 | cyl=8
6 cylinder diesel | cyl=6 & fuel=Diesel
3 cyl hatch | body=Hatch & cyl=3
V6 ute | body=Ute & cyl=6
4 cylinder wagon | body=Wagon & cyl=4
brand new suv | type=New & body=SUV
brand new red ute | type=New & body=Ute & colour=Red
second hand hatch | type=Used & body=Hatch
secondhand utes under 30k | type=Used & body=Ute & price<=30000
ex demo | type=Demo
ex-demo suv | type=Demo & body=SUV
demonstrator ute | type=Demo & body=Ute
pre-owned mercedes | type=Used & make=Mercedes-Benz
preowned toyota hybrid | type=Used & make=Toyota & fuel=Hybrid
new or demo hatch | type=New|Demo & body=Hatch
used tallis | type=Used & make=Tallis
demo cars at corrin creek | type=Demo & at="Corrin Creek"
people mover | body="People mover"
peoplemover under 40k | body="People mover" & price<=40000
station wagon | body=Wagon
estate blue | body=Wagon & colour=Blue
ragtop | body=Convertible
soft top manual | body=Convertible & gears=Manual
hatchbacks electric | body=Hatch & fuel=Electric
dual cab | body=Ute
dual cab 4x4 under 35k | body=Ute & tag=4x4 & price<=35000
double cab ute white | body=Ute & colour=White
pickup diesel grey | body=Ute & fuel=Diesel & colour=Grey
panel van white | body=Van & colour=White
vans under 25k | body=Van & price<=25000
coupes | body=Coupe
convertable | body=Convertible
4wd | tag=4x4
4wd suv | body=SUV & tag=4x4
FOUR WHEEL DRIVE UTE RED | body=Ute & tag=4x4 & colour=Red
awd wagon | body=Wagon & tag="All-wheel drive"
4x4 with towbar under 30k | tag=4x4 & tag="Tow bar" & price<=30000
tow bar suv | body=SUV & tag="Tow bar"
one owner hatch | body=Hatch & tag="One owner"
1 owner toyota | make=Toyota & tag="One owner"
first car under 15k | tag="First car" & price<=15000
diesel | fuel=Diesel
ev under 30k | fuel=Electric & price<=30000
electric suv | body=SUV & fuel=Electric
petrol ute | none
hybrid or electric under 30k | fuel=Hybrid|Electric & price<=30000
suv no diesel | body=SUV & fuel=Petrol|Hybrid|Electric
petrol or hybrid sedan | body=Sedan & fuel=Petrol|Hybrid
manual | gears=Manual
auto hatch under 16k | body=Hatch & gears=Automatic & price<=16000
manual ute | none
not white | colour=Blue|Grey|Red|Black|Silver|Green|Orange|Bronze
anything but red hatch | body=Hatch & colour=White|Blue|Grey|Black|Silver|Green|Orange|Bronze
ute not white | body=Ute & colour=Blue|Grey|Red|Black|Silver|Green|Orange|Bronze
suv except black or white | body=SUV & colour=Blue|Grey|Red|Silver|Green|Orange|Bronze
black or grey hatch | body=Hatch & colour=Black|Grey
silver suv | body=SUV & colour=Silver
red, blue or orange suv | body=SUV & colour=Red|Blue|Orange
green car | colour=Green
bronze | colour=Bronze
ute that isn't a toyota | body=Ute & make=Tallis|Ford|GWM|Holden|Isuzu|Mazda|Mitsubishi|Nissan|Volkswagen
ute that isn’t a toyota | body=Ute & make=Tallis|Ford|GWM|Holden|Isuzu|Mazda|Mitsubishi|Nissan|Volkswagen
cars in hollis flat | at="Hollis Flat"
utes at quillbrook under 30k | body=Ute & at=Quillbrook & price<=30000
corrin creek hatch | body=Hatch & at="Corrin Creek"
quilbrook van | body=Van & at=Quillbrook
vw | make=Volkswagen
v-dub golf | make=Volkswagen & model=Golf
merc | make=Mercedes-Benz
beemer | make=BMW
subie wagon | make=Subaru & body=Wagon
great wall ute | make=GWM & body=Ute
hi lux white | model=HiLux & colour=White
hi-lux sr5 | model=HiLux & badge=SR5
dmax | model=D-Max
d max x-terrain | model=D-Max & badge=X-Terrain
mux 7 seater | model=MU-X & seats=7
cx5 | model=CX-5
mazda cx 9 | make=Mazda & model=CX-9
mazda 3 | model=Mazda3
mx5 manual | model=MX-5 & gears=Manual
bt50 | model=BT-50
xtrail | model=X-Trail
x trail awd | model=X-Trail & tag="All-wheel drive"
crv or cx-5 | model=CR-V|CX-5
rav 4 hybrid | model=RAV4 & fuel=Hybrid
i 30 | model=i30
i-load under 18k | model=iLoad & price<=18000
hi ace lwb | model=HiAce & badge=LWB
santafe | model="Santa Fe"
landrover defender | make="Land Rover" & model=Defender
ev 6 | model=EV6
c class mercedes benz | make=Mercedes-Benz & model=C-Class
tesla model3 | make=Tesla & model="Model 3"
prado | model="LandCruiser Prado"
volkswagon tiguan | make=Volkswagen & model=Tiguan
hundai tucson | make=Hyundai & model=Tucson
toyta corolla | make=Toyota & model=Corolla
mitsubshi triton | make=Mitsubishi & model=Triton
subaru forrester | make=Subaru & model=Forester
nissan navarra | make=Nissan & model=Navara
diesal people mover | fuel=Diesel & body="People mover"
hybird suv | fuel=Hybrid & body=SUV
wildtrak | none
golf gti | model=Golf & badge=GTI
jasper outrider demo | model=Jasper & badge="Outrider 4x4" & type=Demo
garnet crest hybrid under 45k | model=Garnet & badge="Crest Hybrid AWD" & price<=45000
mica crest | model=Mica & badge=Crest
flint tour diesel new | model=Flint & badge="Tour Diesel AWD" & type=New
hilux or triton or navara | model=HiLux|Triton|Navara
mazda, kia or hyundai suv | make=Mazda|Kia|Hyundai & body=SUV
corolla, i30 or golf under 25k | model=Corolla|i30|Golf & price<=25000
ford ranger or isuzu d-max | model=Ranger|D-Max
honda or toyota hatch | make=Honda|Toyota & body=Hatch
I'm looking for a white diesel ute with a tow bar under 30k | colour=White & fuel=Diesel & body=Ute & tag="Tow bar" & price<=30000
do you have any automatic hybrids under $30,000 in quillbrook | gears=Automatic & fuel=Hybrid & price<=30000 & at=Quillbrook
we need a 7 seater suv, diesel, not older than 2020, under 45k | seats=7 & body=SUV & fuel=Diesel & year>=2020 & price<=45000
under 20k auto hatch red kia | price<=20000 & gears=Automatic & body=Hatch & colour=Red & make=Kia
WHITE HILUX 4X4 DIESEL 2020 | colour=White & model=HiLux & tag=4x4 & fuel=Diesel & year=2020
any ferraris? | none
yellow hatch | none
`,
} as const;
