export const data = `
# Statistics
Statistics | | Data analysis
A/B testing | | Hypothesis testing, Experimental design
Forecasting | | Statistics | | context
# Analysis and reporting
Data analysis |
Business intelligence | | Data analysis
Data visualization | | Data analysis
Geospatial analysis | | <Data analysis
Dashboard | | Business intelligence, Data visualization
Reporting | | Data analysis | | context
Data cleaning | | Data analysis
KPI reporting | <KPI | <Reporting
# Spreadsheets and BI tools
Excel | | <Spreadsheets | | exact
Power BI | | Business intelligence, Data visualization | Tableau 0.7
Pivot table | | Excel
VLOOKUP | | Excel
Tableau | | Business intelligence, Data visualization | | exact
# Machine learning
Machine learning | | Data science
Deep learning | | <Machine learning
MLOps | | Machine learning, DevOps
Artificial intelligence |
Natural language processing | | <Artificial intelligence
Data science | | Data analysis
# Language models
Large language models | | <Generative AI, Natural language processing
Generative AI | | <Artificial intelligence
# Libraries for data
pandas | | Python, Data analysis
scikit-learn | | Machine learning, Python
TensorFlow | | Deep learning | PyTorch 0.7
PyTorch | | Deep learning
# Data engineering
Data engineering | | Data management
ETL | | Data engineering
Data warehousing | =Data warehouse | Data engineering
Data pipeline | | Data engineering
Big data | | Data engineering
Stream processing | | Data engineering
Data modeling | | Data engineering
Apache Spark | @Spark? | Big data | Databricks 0.8
Apache Airflow | @Airflow? | Data pipeline
Snowflake | | Data warehousing | Databricks 0.6 | exact
Databricks | | Big data
# Data management
Data management |
Data entry | | Data management
Records management | Record keeping | Data management
# Research methods
Research | | | | context
Qualitative research | | <Research
Scientific writing | | Research
Clinical data management | | <Data management, Clinical research
Grant writing | | Research
`
