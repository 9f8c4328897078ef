/**
 * What people type, and the search that it asks for. A row is what is typed, a bar, and the search in short: filters
 * first, then in quotes the words that stay keywords. A range without an end is open there.
 */

/** Read with the stock of the tests’ dealership. */
export const CARS = `
5 door hatch                                | body: Hatch · "5dr"
five door diesel                            | fuel: Diesel · "5dr"
4-door sedan                                | body: Sedan · "4dr"
4 cylinder ute                              | body: Ute · "4cyl"
six cylinder auto                           | gears: Automatic · "6cyl"
toyota 4cyl                                 | make: Toyota · "4cyl"
4 cylinders under 30k                       | price: ..30000 · "4cyl"
toyota under 25000                          | make: Toyota · price: ..25000
toyota under 25,000                         | make: Toyota · price: ..25000
toyota under $25,000                        | make: Toyota · price: ..25000
toyota under $25k                           | make: Toyota · price: ..25000
toyotas below 25k                           | make: Toyota · price: ..25000
toyota less than 25 grand                   | make: Toyota · price: ..25000
toyota less then 25000                      | make: Toyota · price: ..25000
toyota up to 25000                          | make: Toyota · price: ..25000
toyota max 25000                            | make: Toyota · price: ..25000
toyota maximum $25000                       | make: Toyota · price: ..25000
toyota no more than 25k                     | make: Toyota · price: ..25000
toyota not more than 25 thousand            | make: Toyota · price: ..25000
toyota not over 25000                       | make: Toyota · price: ..25000
toyota at most $25,000                      | make: Toyota · price: ..25000
toyota <25000                               | make: Toyota · price: ..25000
toyota < 25000                              | make: Toyota · price: ..25000
toyota <= 25k                               | make: Toyota · price: ..25000
toyota cheaper than 25000                   | make: Toyota · price: ..25000
toyota 25000 or less                        | make: Toyota · price: ..25000
toyota 25k max                              | make: Toyota · price: ..25000
toyota $25k or under                        | make: Toyota · price: ..25000
toyota within $25,000                       | make: Toyota · price: ..25000
toyota undr 25000                           | make: Toyota · price: ..25000
cars priced under 25000                     | price: ..25000
under 25k                                   | price: ..25000
under $9,990                                | price: ..9990
$20,000 to $30,000                          | price: 20000..30000
$20,000 - $30,000                           | price: 20000..30000
$20,000-$30,000                             | price: 20000..30000
$20k-$30k                                   | price: 20000..30000
20k-30k                                     | price: 20000..30000
20k to 30k                                  | price: 20000..30000
20-30k                                      | price: 20000..30000
20 to 30k                                   | price: 20000..30000
20 to 30 grand                              | price: 20000..30000
between 20 and 30 grand                     | price: 20000..30000
between 20k and 30k                         | price: 20000..30000
between $20,000 and $30,000                 | price: 20000..30000
between 20000 and 30000                     | price: 20000..30000
from 20000 to 30000                         | price: 20000..30000
from $20k to $30k                           | price: 20000..30000
over 20k under 30k                          | price: 20000..30000
over $20,000 and under $30,000              | price: 20000..30000
more than 20000 but less than 30000         | price: 20000..30000
30000 to 20000                              | price: 20000..30000
over 50k                                    | price: 50000..
over $50,000                                | price: 50000..
above 50000                                 | price: 50000..
more than 50 grand                          | price: 50000..
at least $50,000                            | price: 50000..
from $50,000                                | price: 50000..
starting at $50,000                         | price: 50000..
starting from 50k                           | price: 50000..
minimum 50000                               | price: 50000..
no less than $50k                           | price: 50000..
> 50000                                     | price: 50000..
>50k                                        | price: 50000..
around 30k                                  | price: 27000..33000
about $30,000                               | price: 27000..33000
roughly 30 grand                            | price: 27000..33000
approximately 30000                         | price: 27000..33000
$25,000                                     | price: ..25000
25k                                         | price: ..25000
25 grand                                    | price: ..25000
something around 20k                        | price: 18000..22000
$150 a week                                 | 150 a week
$150 per week                               | 150 a week
$150 each week                              | 150 a week
$150/week                                   | 150 a week
$150pw                                      | 150 a week
150pw                                       | 150 a week
150 pw                                      | 150 a week
150 a week                                  | 150 a week
$150 weekly                                 | 150 a week
under $150 a week                           | 150 a week
less than 150 per week                      | 150 a week
up to $150 a week                           | 150 a week
no more than $150 a week                    | 150 a week
suv for $150 a week                         | body: SUV · 150 a week
$300 a fortnight                            | 300 a fortnight
$300 per fortnight                          | 300 a fortnight
300 fortnightly                             | 300 a fortnight
$300 pf                                     | 300 a fortnight
$650 a month                                | 650 a month
650 per month                               | 650 a month
$650/month                                  | 650 a month
$650 monthly                                | 650 a month
under 650 a month                           | 650 a month
$150 a week with $5,000 deposit             | 150 a week and 5000 now
$150 a week with a $5000 deposit            | 150 a week and 5000 now
hilux $200 a week                           | make: Toyota · model: HiLux · 200 a week
under 100,000 km                            | km: ..100000
under 100,000 kms                           | km: ..100000
under 100000km                              | km: ..100000
under 100000 kilometres                     | km: ..100000
under 100k km                               | km: ..100000
under 100k kms                              | km: ..100000
less than 80000kms                          | km: ..80000
less than 80,000 kilometers                 | km: ..80000
below 80 thousand kilometres                | km: ..80000
max 60000 km                                | km: ..60000
maximum of 60000 kms                        | km: ..60000
up to 60,000 km                             | km: ..60000
no more than 60000 km                       | km: ..60000
not over 60000km                            | km: ..60000
100000 km or less                           | km: ..100000
100000 kms max                              | km: ..100000
under 50000 km on the clock                 | km: ..50000
20000 to 50000 km                           | km: ..50000
toyota under 100000 km under 30000          | make: Toyota · price: ..30000 · km: ..100000
toyota under 30k under 100,000km            | make: Toyota · price: ..30000 · km: ..100000
under 30k and under 100000 kms              | price: ..30000 · km: ..100000
low kms                                     | tags: Low kilometres
low km suv                                  | body: SUV · tags: Low kilometres
low kilometres ute                          | body: Ute · tags: Low kilometres
low mileage hatch                           | body: Hatch · tags: Low kilometres
2020 or newer                               | year: 2020..
2020 and newer                              | year: 2020..
2020 or later                               | year: 2020..
2020 onwards                                | year: 2020..
2020+                                       | year: 2020..
2020 plus                                   | year: 2020..
2020 and up                                 | year: 2020..
2020 or above                               | year: 2020..
2018-2020                                   | year: 2018..2020
2018 - 2020                                 | year: 2018..2020
2018 to 2020                                | year: 2018..2020
between 2018 and 2020                       | year: 2018..2020
from 2018 to 2020                           | year: 2018..2020
2020-2018                                   | year: 2018..2020
newer than 2022                             | year: 2023..
after 2022                                  | year: 2023..
later than 2022                             | year: 2023..
since 2022                                  | year: 2022..
from 2022                                   | year: 2022..
from 2022 onwards                           | year: 2022..
at least 2022                               | year: 2022..
before 2018                                 | year: ..2017
older than 2018                             | year: ..2017
2018 or older                               | year: ..2018
2018 and earlier                            | year: ..2018
up to 2018                                  | year: ..2018
2019                                        | year: 2019
2019 model                                  | year: 2019
2019 hilux                                  | make: Toyota · model: HiLux · year: 2019
hilux 2019                                  | make: Toyota · model: HiLux · year: 2019
my2019                                      | year: 2019
mazda from 2018                             | make: Mazda · year: 2018..
7 seater                                    | seats: 7
7 seaters                                   | seats: 7
7-seater                                    | seats: 7
7seater                                     | seats: 7
seven seater                                | seats: 7
seven seats                                 | seats: 7
7 seats                                     | seats: 7
7 seat suv                                  | body: SUV · seats: 7
at least 7 seats                            | seats: 7 + 8
minimum 7 seats                             | seats: 7 + 8
7+ seats                                    | seats: 7 + 8
7 or more seats                             | seats: 7 + 8
7 seats or more                             | seats: 7 + 8
more than 7 seats                           | seats: 8
five seats                                  | seats: 5
8 seater people mover                       | body: People mover · seats: 8
8 seats                                     | seats: 8
eight seater                                | seats: 8
2 seater                                    | seats: 2
seats 7                                     | seats: 7
seats seven                                 | seats: 7
room for 7                                  | seats: 7
5 seater hatch                              | body: Hatch · seats: 5
brand new                                   | condition: New
new                                         | condition: New
new cars                                    | condition: New
brand-new suv                               | condition: New · body: SUV
new suv under 40k                           | condition: New · body: SUV · price: ..40000
used                                        | condition: Used
used cars                                   | condition: Used
second hand                                 | condition: Used
second-hand                                 | condition: Used
secondhand hatch                            | condition: Used · body: Hatch
2nd hand ute                                | condition: Used · body: Ute
pre-owned                                   | condition: Used
pre owned suv                               | condition: Used · body: SUV
preloved hatch                              | condition: Used · body: Hatch
demo                                        | condition: Demo
ex demo                                     | condition: Demo
ex-demo                                     | condition: Demo
demonstrator                                | condition: Demo
demo cars                                   | condition: Demo
demonstrators under 40k                     | condition: Demo · price: ..40000
new or used jasper                          | condition: New + Used · make: Tallis · model: Jasper
new or demo suv                             | condition: New + Demo · body: SUV
certified                                   | certified
brand certified                             | certified
certified suv                               | body: SUV · certified
certified pre-owned                         | condition: Used · certified
special                                     | special
specials                                    | special
on special                                  | special
suv on special                              | body: SUV · special
special offers                              | special
suv                                         | body: SUV
suvs                                        | body: SUV
SUV                                         | body: SUV
utes                                        | body: Ute
ute                                         | body: Ute
pickup                                      | body: Ute
pick up                                     | body: Ute
pick-ups                                    | body: Ute
hatch                                       | body: Hatch
hatchback                                   | body: Hatch
hatchbacks                                  | body: Hatch
hatches                                     | body: Hatch
sedan                                       | body: Sedan
sedans                                      | body: Sedan
saloon                                      | body: Sedan
wagon                                       | body: Wagon
wagons                                      | body: Wagon
station wagon                               | body: Wagon
estate                                      | body: Wagon
van                                         | body: Van
vans                                        | body: Van
panel van                                   | body: Van
coupe                                       | body: Coupe
coupes                                      | body: Coupe
convertible                                 | body: Convertible
convertibles                                | body: Convertible
cabriolet                                   | body: Convertible
soft top                                    | body: Convertible
drop top                                    | body: Convertible
people mover                                | body: People mover
people movers                               | body: People mover
minivan                                     | body: People mover
mpv                                         | body: People mover
suv or wagon                                | body: SUV + Wagon
suv, wagon                                  | body: SUV + Wagon
hatch or sedan under 20k                    | body: Hatch + Sedan · price: ..20000
suv wagon                                   | body: SUV + Wagon
diesel                                      | fuel: Diesel
diesels                                     | fuel: Diesel
turbo diesel                                | fuel: Diesel
petrol                                      | fuel: Petrol
unleaded                                    | fuel: Petrol
ulp                                         | fuel: Petrol
hybrid                                      | fuel: Hybrid
hybrids                                     | fuel: Hybrid
electric                                    | fuel: Electric
electric cars                               | fuel: Electric
ev                                          | fuel: Electric
evs                                         | fuel: Electric
fully electric                              | fuel: Electric
petrol or hybrid                            | fuel: Hybrid + Petrol
diesel suv                                  | body: SUV · fuel: Diesel
diesel ute under 40k                        | body: Ute · fuel: Diesel · price: ..40000
electric suv                                | body: SUV · fuel: Electric
hybrid hatch                                | body: Hatch · fuel: Hybrid
automatic                                   | gears: Automatic
automatics                                  | gears: Automatic
auto                                        | gears: Automatic
manual                                      | gears: Manual
manual hatch                                | body: Hatch · gears: Manual
auto or manual                              | gears: Automatic + Manual
stick shift                                 | gears: Manual
auto diesel ute                             | body: Ute · gears: Automatic · fuel: Diesel
white                                       | colour: White
white ute                                   | body: Ute · colour: White
black suv                                   | body: SUV · colour: Black
red or blue hatch                           | body: Hatch · colour: Blue + Red
red, white or blue                          | colour: Blue + Red + White
grey                                        | colour: Grey
gray                                        | colour: Grey
silver sedan                                | body: Sedan · colour: Silver
blue car                                    | colour: Blue
navy                                        | colour: Blue
orange                                      | colour: Orange
green suv under 45000                       | body: SUV · colour: Green · price: ..45000
corrin creek                                | at: Corrin Creek
suv in corrin creek                         | body: SUV · at: Corrin Creek
utes at quillbrook                          | body: Ute · at: Quillbrook
hollis flat                                 | at: Hollis Flat
hatch at hollis flat under 20k              | body: Hatch · at: Hollis Flat · price: ..20000
quillbrook or corrin creek                  | at: Corrin Creek + Quillbrook
tow bar                                     | tags: Tow bar
towbar                                      | tags: Tow bar
ute with tow bar                            | body: Ute · tags: Tow bar
suv with a towbar                           | body: SUV · tags: Tow bar
one owner                                   | tags: One owner
1 owner                                     | tags: One owner
single owner hatch                          | body: Hatch · tags: One owner
first car                                   | tags: First car
first car under 15k                         | tags: First car · price: ..15000
4x4                                         | tags: 4x4
4wd                                         | tags: 4x4
4wd ute                                     | body: Ute · tags: 4x4
4x4 diesel                                  | fuel: Diesel · tags: 4x4
four wheel drive                            | tags: 4x4
4 wheel drive ute                           | body: Ute · tags: 4x4
4wd dual cab diesel                         | fuel: Diesel · tags: 4x4 · "dualcab"
dual cab ute                                | body: Ute · "dualcab"
low emissions                               | tags: Low emissions
run out                                     | tags: Run-out
runout                                      | tags: Run-out
p plater                                    | tags: First car
all wheel drive                             | tags: All-wheel drive
toyota                                      | make: Toyota
Toyota                                      | make: Toyota
TOYOTA                                      | make: Toyota
toyotas                                     | make: Toyota
vw                                          | make: Volkswagen
vw golf                                     | make: Volkswagen · model: Golf
VW Golf                                     | make: Volkswagen · model: Golf
volkswagen golf                             | make: Volkswagen · model: Golf
golf                                        | make: Volkswagen · model: Golf
v-dub                                       | make: Volkswagen
merc                                        | make: Mercedes-Benz
mercedes                                    | make: Mercedes-Benz
benz                                        | make: Mercedes-Benz
mercedes benz                               | make: Mercedes-Benz
mercedes-benz                               | make: Mercedes-Benz
beemer                                      | make: BMW
bimmer                                      | make: BMW
beemers                                     | make: BMW
bmw                                         | make: BMW
land rover                                  | make: Land Rover
landrover                                   | make: Land Rover
land-rover                                  | make: Land Rover
amarok                                      | make: Volkswagen · model: Amarok
amarok v6                                   | make: Volkswagen · model: Amarok · "v6"
vw amarok v6                                | make: Volkswagen · model: Amarok · "v6"
hilux                                       | make: Toyota · model: HiLux
hi lux                                      | make: Toyota · model: HiLux
hi-lux                                      | make: Toyota · model: HiLux
Hilux SR5                                   | make: Toyota · model: HiLux · "SR5"
toyota hilux                                | make: Toyota · model: HiLux
toyota hilux sr5                            | make: Toyota · model: HiLux · "sr5"
2020 hilux sr5                              | make: Toyota · model: HiLux · year: 2020 · "sr5"
hilux sr5 under 45k                         | make: Toyota · model: HiLux · price: ..45000 · "sr5"
hilux or ranger                             | make: Ford + Toyota · model: HiLux + Ranger
hilux ranger                                | make: Ford + Toyota · model: HiLux + Ranger
hilux, ranger, triton                       | make: Ford + Mitsubishi + Toyota · model: HiLux + Ranger + Triton
toyota hilux or ford ranger                 | make: Ford + Toyota · model: HiLux + Ranger
toyota or mazda                             | make: Mazda + Toyota
toyota and mazda                            | make: Mazda + Toyota
mazda, toyota or kia                        | make: Kia + Mazda + Toyota
mazda 3                                     | make: Mazda · model: Mazda3
mazda3                                      | make: Mazda · model: Mazda3
cx5                                         | make: Mazda · model: CX-5
cx-5                                        | make: Mazda · model: CX-5
cx 5                                        | make: Mazda · model: CX-5
mazda cx-5 under 30k                        | make: Mazda · model: CX-5 · price: ..30000
d max                                       | make: Isuzu · model: D-Max
d-max                                       | make: Isuzu · model: D-Max
dmax                                        | make: Isuzu · model: D-Max
isuzu dmax 4x4                              | make: Isuzu · model: D-Max · tags: 4x4
landcruiser                                 | make: Toyota · model: LandCruiser
land cruiser                                | make: Toyota · model: LandCruiser
toyota landcruiser                          | make: Toyota · model: LandCruiser
x trail                                     | make: Nissan · model: X-Trail
xtrail                                      | make: Nissan · model: X-Trail
bmw 3 series                                | make: BMW · model: 3 Series
tallis                                      | make: Tallis
tallis jasper                               | make: Tallis · model: Jasper
jasper                                      | make: Tallis · model: Jasper
jasper stockman                             | make: Tallis · model: Jasper · "stockman"
new jasper                                  | condition: New · make: Tallis · model: Jasper
used tallis jasper                          | condition: Used · make: Tallis · model: Jasper
garnet                                      | make: Tallis · model: Garnet
garnet hybrid                               | make: Tallis · model: Garnet · fuel: Hybrid
garnet tour hybrid                          | make: Tallis · model: Garnet · "tour hybrid"
garnet under 40k                            | make: Tallis · model: Garnet · price: ..40000
flint diesel                                | make: Tallis · model: Flint · fuel: Diesel
tesla                                       | make: Tesla
tesla model 3                               | make: Tesla · model: Model 3
mini                                        | make: Mini
byd                                         | make: BYD
gwm                                         | make: GWM
gwm ute                                     | make: GWM · model: Ute
mg                                          | make: MG
skoda                                       | make: Skoda
kia sportage                                | make: Kia · model: Sportage
sportage                                    | make: Kia · model: Sportage
forester                                    | make: Subaru · model: Forester
subaru forester                             | make: Subaru · model: Forester
triton 4x4                                  | make: Mitsubishi · model: Triton · tags: 4x4
ford                                        | make: Ford
ford ranger under 50k                       | make: Ford · model: Ranger · price: ..50000
U4101                                       | "U4101"
u4101                                       | "u4101"
VHU30N                                      | "VHU30N"
vhu 30n                                     | "vhu 30n"
QT26001                                     | "QT26001"
tyota under 25000                           | price: ..25000 · "tyota"
toyta                                       | "toyta"
forrester                                   | "forrester"
hyundi                                      | "hyundi"
sr5                                         | "sr5"
leather                                     | "leather"
sunroof                                     | "sunroof"
zzz                                         | "zzz"
red toyota hilux under 40k                  | make: Toyota · model: HiLux · colour: Red · price: ..40000
white diesel ute under 40k with tow bar     | body: Ute · fuel: Diesel · colour: White · tags: Tow bar · price: ..40000
automatic petrol hatch under 20k            | body: Hatch · gears: Automatic · fuel: Petrol · price: ..20000
used hybrid suv under 35k                   | condition: Used · body: SUV · fuel: Hybrid · price: ..35000
7 seater diesel suv under 50k               | body: SUV · fuel: Diesel · seats: 7 · price: ..50000
7 seater under 100000 km                    | seats: 7 · km: ..100000
used automatic hatch under 15000 under 100000 km| condition: Used · body: Hatch · gears: Automatic · price: ..15000 · km: ..100000
i want a red suv                            | body: SUV · colour: Red
looking for a ute under 30k                 | body: Ute · price: ..30000
show me electric cars                       | fuel: Electric
cheap hatch                                 | body: Hatch
family suv under 40k                        | body: SUV · price: ..40000
family car with 7 seats                     | seats: 7
a car for under 10k                         | price: ..10000
suv under 30k at corrin creek               | body: SUV · at: Corrin Creek · price: ..30000
second hand ute between 20k and 40k         | condition: Used · body: Ute · price: 20000..40000
white suv 2020 or newer under 40k           | body: SUV · colour: White · price: ..40000 · year: 2020..
2018 to 2022 hilux under 45k                | make: Toyota · model: HiLux · price: ..45000 · year: 2018..2022
automatic suv newer than 2020               | body: SUV · gears: Automatic · year: 2021..
diesel 4x4 ute under 45k under 150000 km    | body: Ute · fuel: Diesel · tags: 4x4 · price: ..45000 · km: ..150000
manual sedan before 2019                    | body: Sedan · gears: Manual · year: ..2018
blue hatch 5 seats automatic                | body: Hatch · gears: Automatic · colour: Blue · seats: 5
jasper under 50k on special                 | make: Tallis · model: Jasper · price: ..50000 · special
demo garnet under 40k                       | condition: Demo · make: Tallis · model: Garnet · price: ..40000
demo garnet                                 | condition: Demo · make: Tallis · model: Garnet
certified used wagon                        | condition: Used · body: Wagon · certified
used 7 seater automatic under 40,000        | condition: Used · gears: Automatic · seats: 7 · price: ..40000
`;

/** Read with the boats of `goldenStock.ts`. */
export const BOATS = `
outboard                                    | tags: Outboard
outboards                                   | tags: Outboard
outboard motor                              | tags: Outboard
boats under 30k                             | price: ..30000
boats                                       | "boats"
boat with outboard under 30k                | tags: Outboard · price: ..30000
inboard                                     | tags: Inboard
inboard over 50k                            | tags: Inboard · price: 50000..
quintrex                                    | make: Quintrex
quintrex under 20000                        | make: Quintrex · price: ..20000
haines hunter                               | make: Haines Hunter
hainse hunter                               | "hainse hunter"
bar crusher 615                             | make: Bar Crusher · "615"
615                                         | "615"
615c                                        | make: Bar Crusher · model: 615C
615 c                                       | make: Bar Crusher · model: 615C
half cabin                                  | body: Half cabin
half cab                                    | body: Half cabin
cuddy cabin                                 | body: Half cabin
cuddy                                       | body: Half cabin
centre console                              | body: Centre console
center console                              | body: Centre console
centre console under 60k                    | body: Centre console · price: ..60000
bowrider                                    | body: Bowrider
bow rider                                   | body: Bowrider
bow riders                                  | body: Bowrider
runabout                                    | body: Runabout
tinny                                       | body: Runabout
tinnie under 10k                            | body: Runabout · price: ..10000
6 seater                                    | seats: 6
seats 6                                     | seats: 6
six seats                                   | seats: 6
at least 6 seats                            | seats: 6 + 7 + 8
new boats                                   | condition: New
used boats                                  | condition: Used
used bowrider                               | condition: Used · body: Bowrider
second hand tinny                           | condition: Used · body: Runabout
brand new runabout                          | condition: New · body: Runabout
2015 or newer                               | year: 2015..
2010 to 2020                                | year: 2010..2020
white half cabin                            | body: Half cabin · colour: White
white                                       | colour: White
150hp                                       | tags: 150 hp
150 hp                                      | tags: 150 hp
150 horsepower                              | tags: 150 hp
115hp                                       | tags: 115 hp
115 hp outboard                             | tags: 115 hp · "Outboard"
20ft                                        | tags: 20 ft
20 ft                                       | tags: 20 ft
20 foot                                     | tags: 20 ft
20 footer                                   | tags: 20 ft
6 m                                         | tags: 6 m
6m                                          | tags: 6 m
6 metres                                    | tags: 6 m
with trailer                                | "trailer"
trailer                                     | "trailer"
trailer included                            | tags: Trailer included
under $250 a week                           | 250 a week
$100 pw                                     | 100 a week
petrol outboard                             | fuel: Petrol · tags: Outboard
diesel inboard                              | fuel: Diesel · tags: Inboard
on special                                  | special
quintrex or bar crusher                     | make: Bar Crusher + Quintrex
fishabout                                   | make: Quintrex · model: Fishabout
quintrex fishabout                          | make: Quintrex · model: Fishabout
quintrex fishabout pro                      | make: Quintrex · model: Fishabout · "pro"
2019 quintrex fishabout                     | make: Quintrex · model: Fishabout · year: 2019
`;

/** Read with the caravans of `goldenStock.ts`. */
export const CARAVANS = `
sleeps 4                                    | tags: Sleeps 4
sleeps four                                 | tags: Sleeps 4
4 berth                                     | tags: Sleeps 4
four berth                                  | tags: Sleeps 4
4-berth                                     | tags: Sleeps 4
4 berth caravan                             | body: Caravan · tags: Sleeps 4
sleeps 2                                    | tags: Sleeps 2
2 berth                                     | tags: Sleeps 2
couples van                                 | "couples van"
sleeps 6 with bunks                         | tags: Sleeps 6 · "Bunks"
bunks                                       | tags: Bunks
bunk beds                                   | tags: Bunks
bunk                                        | tags: Bunks
ensuite                                     | tags: Ensuite
en suite                                    | tags: Ensuite
en-suite                                    | tags: Ensuite
shower and toilet                           | tags: Ensuite
off road                                    | tags: Off road
off-road                                    | tags: Off road
offroad                                     | tags: Off road
off road caravan under 60k                  | body: Caravan · tags: Off road · price: ..60000
under 3 tonne                               | tags: Under 3 tonne
under 3 tonnes                              | tags: Under 3 tonne
under 3t                                    | tags: Under 3 tonne
less than 3 tonne                           | tags: Under 3 tonne
below 3 tonne                               | tags: Under 3 tonne
jayco                                       | make: Jayco
jayco under 40000                           | make: Jayco · price: ..40000
jayco journey                               | make: Jayco · model: Journey
jayco journey sleeps 4                      | make: Jayco · model: Journey · tags: Sleeps 4
journey outback                             | make: Jayco · model: Journey · "outback"
pop top                                     | body: Pop top
poptop                                      | body: Pop top
pop-top                                     | body: Pop top
pop top under 30k                           | body: Pop top · price: ..30000
camper trailer                              | body: Camper trailer
camper                                      | body: Camper trailer
campers                                     | body: Camper trailer
motorhome                                   | "motorhome"
motor home                                  | "motor home"
campervan                                   | "campervan"
caravans                                    | body: Caravan
caravan under 50000                         | body: Caravan · price: ..50000
used caravan                                | condition: Used · body: Caravan
new caravan                                 | condition: New · body: Caravan
new off road caravan                        | condition: New · body: Caravan · tags: Off road
second hand pop top under 25k               | condition: Used · body: Pop top · price: ..25000
20 ft                                       | tags: 20 ft
20ft                                        | tags: 20 ft
20 foot caravan                             | body: Caravan · tags: 20 ft
21 foot                                     | "21ft"
2018 or newer                               | year: 2018..
2016 to 2020                                | year: 2016..2020
under $200 a week                           | 200 a week
$150 pw                                     | 150 a week
new age                                     | make: New Age
new age manta ray                           | make: New Age · model: Manta Ray
new age under 60k                           | make: New Age · price: ..60000
used new age                                | condition: Used · make: New Age
new jayco                                   | condition: New · make: Jayco
special                                     | special
crusader or jayco                           | make: Crusader + Jayco
white caravan                               | body: Caravan · colour: White
sleeps 4 under 40k                          | tags: Sleeps 4 · price: ..40000
4 berth off road under 3 tonne              | tags: Sleeps 4 · "Off road Under 3 tonne"
`;
